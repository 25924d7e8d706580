import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ParentId } from '@/content/admin/managedCategory'
import { parentById } from '@/content/admin/parentSections'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { Icon } from '@/ui/theme/icons'
import { oneLine } from '@/ui/theme/oneLine'
import { inRow, muted13 } from '@/ui/theme/surface'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import { SectionIcon } from './CategoryIcon'

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  maxInlineSize: '24rem',
  // The space above it is that of the `ModifiedBadge`.
  marginBlock: '32px 20px',
})

const Label = styled('span')({ fontSize: size.t14, fontWeight: weight.label })

/** A button that looks like a field: it opens the search and the list of sections. */
const Opener = styled('button')({
  ...inRow,
  gap: 8,
  minBlockSize: '2.75rem',
  paddingInline: 14,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.control,
  background: colors.paper,
  fontSize: size.t14,
  fontWeight: weight.label,
  textAlign: 'start',
  '&:hover': { borderColor: colors.ink },
  // Not a margin on the address: its direction is ltr, so its inline start is on the other side.
  '& > span:not([aria-hidden])': { flexGrow: 1 },
  '& bdi': {
    minInlineSize: 0,
    ...oneLine,
    ...muted13,
    fontWeight: weight.text,
  },
  '& svg': { flex: 'none', color: colors.muted },
})

const SectionSheet = lazyWithPreload(() => import('./SectionSheet'), 'SectionSheet')

type Props = { value: ParentId; onChange: (id: ParentId) => void }

/** Chooses the parent section from a grouped list (Spec §2): nine content sections, and 22 countries in four groups. */
export function SectionPicker({ value, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { name, slug, ...look } = parentById(value)
  const close = () => setAnchor(null)

  return (
    <Root data-screen-only>
      <Label>القسم</Label>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`القسم ${name} /${slug}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SectionIcon {...look} />
        <span>{name}</span>
        <bdi dir="ltr">{`/${slug}`}</bdi>
        <Icon icon={ChevronDown} size="small" />
      </Opener>
      <SectionSheet
        isRequested={anchor !== null}
        value={value}
        anchor={anchor}
        onClose={close}
        onChoose={(chosen) => {
          close()
          onChange(chosen)
        }}
      />
    </Root>
  )
}
