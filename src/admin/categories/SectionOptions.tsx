import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import type { ParentId } from '@/content/admin/managedCategory'
import type { ParentGroup } from '@/content/admin/parentSections'
import { Icon } from '@/ui/theme/icons'
import { radius, size, weight } from '@/ui/theme/tokens'
import { SectionIcon } from './SectionIcon'

const List = styled('div')({ overflowY: 'auto', padding: '0 8px 8px' })

const Group = styled('div')({ '& + &': { marginBlockStart: 4 } })

const Caption = styled('p')(({ theme }) => ({
  padding: '12px 12px 4px',
  fontSize: size.t13,
  fontWeight: weight.label,
  color: theme.vars.palette.tokens.muted,
}))

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})

const Option = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: '2.25rem',
  paddingInline: 12,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: size.t14,
  fontWeight: weight.label,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', marginInlineStart: 'auto' },
  '&[data-active], &:hover': { background: theme.vars.palette.tokens.sunken },
  '&[data-active]': {
    outline: `2px solid ${theme.vars.palette.tokens.focus}`,
    outlineOffset: -2,
  },
  '&[aria-selected=true]': {
    background: theme.vars.palette.tokens.brandSoft,
    color: theme.vars.palette.tokens.onBrandSoft,
    fontWeight: weight.card,
  },
}))

type Props = {
  id: string
  groups: readonly ParentGroup[]
  value: ParentId
  /** the option that the arrow keys have reached */
  active: ParentId | undefined
  optionId: (id: ParentId) => string
  onChoose: (id: ParentId) => void
}

/**
 * The sections under their groups, two in a row. The search field keeps the focus; the options only react to clicks.
 */
export function SectionOptions({ id, groups, value, active, optionId, onChoose }: Props) {
  return (
    <List id={id} role="listbox" aria-label="الأقسام">
      {groups.map(({ name, sections }) => (
        <Group key={name} role="group" aria-label={name}>
          <Caption aria-hidden>{`${name} ${sections.length}`}</Caption>
          <Columns role="presentation">
            {sections.map((section) => (
              <Option
                key={section.id}
                id={optionId(section.id)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={section.id === value}
                data-active={section.id === active || undefined}
                onClick={() => onChoose(section.id)}
              >
                <SectionIcon {...section} />
                <span>{section.name}</span>
                {section.id === value && <Icon icon={Check} size="small" />}
              </Option>
            ))}
          </Columns>
        </Group>
      ))}
    </List>
  )
}
