import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ParentId } from '@/content/admin/managedCategory'
import { type ParentGroup, parentGroups } from '@/content/admin/parentSections'
import { containsText } from '@/lib/containsText'
import { matchesKeys } from '@/lib/keys'
import { SearchInput } from '@/ui/fields/SearchField'
import { useLayer } from '@/ui/layers/useLayer'
import { Answer } from '@/ui/states/Answer'
import { Icon } from '@/ui/theme/icons'
import { inRow, muted13, surface } from '@/ui/theme/surface'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import { SectionIcon } from './CategoryIcon'

const Sheet = styled(Popover)({
  '& .MuiPopover-paper': {
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: '34rem',
    marginBlockStart: 4,
    ...surface,
    boxShadow: colors.float,
  },
})

type Props = {
  value: ParentId
  /** the button that opened the sheet; null while it is closed */
  anchor: HTMLElement | null
  onClose: () => void
  onChoose: (id: ParentId) => void
}

export function SectionSheet({ value, anchor, onClose, onChoose }: Props) {
  useLayer(anchor !== null, onClose, { opener: anchor })
  return (
    <Sheet
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': 'اختيار القسم',
          style: { inlineSize: anchor?.offsetWidth },
        },
      }}
    >
      <SectionChoice value={value} onChoose={onChoose} />
    </Sheet>
  )
}

/** The groups of the picker with the sections whose name matches the query; empty groups are omitted. */
const findSections = (query: string): ParentGroup[] =>
  parentGroups.flatMap(({ name, sections }) => {
    const found = sections.filter((section) => containsText([section.name, section.nameEn], query))
    return found.length > 0 ? [{ name, sections: found }] : []
  })

const Head = styled('div')({ padding: '8px 8px 4px', flex: 'none' })

const None = styled(Answer)({ padding: '12px 20px 20px', fontSize: size.t14, color: colors.muted })

const List = styled('div')({ overflowY: 'auto', padding: '0 8px 8px' })

const Group = styled('div')({ '& + &': { marginBlockStart: 4 } })

const Caption = styled('p')({ padding: '12px 12px 4px', ...muted13, fontWeight: weight.label })

const Columns = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

const Option = styled('button')({
  ...inRow,
  gap: 10,
  minBlockSize: '2.25rem',
  padding: '1px 12px',
  borderRadius: radius.control,
  fontSize: size.t14,
  fontWeight: weight.label,
  textAlign: 'start',
  '& > svg': { flex: 'none', marginInlineStart: 'auto' },
  '&[data-active], &:hover': { background: colors.sunken },
  '&[data-active]': {
    outline: `2px solid ${colors.focus}`,
    outlineOffset: -2,
  },
  '&[aria-selected=true]': {
    background: colors.brandSoft,
    color: colors.onBrandSoft,
    fontWeight: weight.card,
  },
})

/**
 * A combobox over a grouped list of sections, two in a row. The focus stays in the search field: the arrow keys
 * move through the sections and Enter chooses one; the options only react to clicks.
 */
function SectionChoice({ value, onChoose }: Pick<Props, 'value' | 'onChoose'>) {
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const groups = findSections(query)
  const found = groups.flatMap(({ sections }) => sections.map(({ id }) => id))
  // The section reached with the arrow keys is active as long as the search still finds it.
  const [reached, setReached] = useState<ParentId>(value)
  const active = found.includes(reached) ? reached : found[0]
  const optionId = (id: ParentId) => `${listId}${id}`
  const activeId = active && optionId(active)

  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && active && matchesKeys(event, event.key)) {
      event.preventDefault()
      const next = found[(found.indexOf(active) + step + found.length) % found.length]
      if (next) setReached(next)
    }
    if (matchesKeys(event, 'Enter') && active) {
      event.preventDefault()
      onChoose(active)
    }
  }

  return (
    <>
      <Head>
        <SearchInput
          fullWidth
          size="small"
          inputRef={box}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
          startAdornment={<Icon icon={Search} />}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': 'بحث في الأقسام',
              'aria-autocomplete': 'list',
              'aria-expanded': found.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': activeId,
              dir: 'auto',
              placeholder: 'قسم أو دولة',
              autoComplete: 'off',
              enterKeyHint: 'go',
            },
          }}
        />
      </Head>
      {found.length > 0 ? (
        <List id={listId} role="listbox" aria-label="الأقسام">
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
      ) : (
        <None to={[query]}>لا قسم بهذا الاسم ولا دولة.</None>
      )}
    </>
  )
}
