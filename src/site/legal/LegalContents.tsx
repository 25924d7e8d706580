import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { LegalSection } from '@/content/legal/legalDocument'
import { isPlainClick } from '@/lib/keys'
import { scrollBehavior } from '@/lib/motion'
import { Icon } from '@/ui/theme/icons'
import { inRow, muted14, ruled } from '@/ui/theme/surface'
import { colors, control, transition, up, weight } from '@/ui/theme/tokens'

const Contents = styled('nav')({
  marginBlockEnd: 24,
  ...ruled,
  borderBlockEnd: `1px solid ${colors.line}`,
  '& .desk': { display: 'none' },
  [up.xl]: {
    position: 'sticky',
    insetBlockStart: 24,
    alignSelf: 'start',
    maxBlockSize: 'calc(100vh - 48px)',
    overflowY: 'auto',
    marginBlockEnd: 0,
    borderBlockEnd: 0,
    '& .desk': { display: 'block' },
  },
})

const Toggle = styled('button')({
  ...inRow,
  justifyContent: 'space-between',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: '1.75rem',
  padding: 0,
  textAlign: 'start',
  '& svg': {
    flex: 'none',
    color: colors.muted,
    transition: transition('transform'),
  },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  [up.xl]: { display: 'none' },
})

const List = styled('ol')({
  display: 'none',
  '&[data-open]': { display: 'block' },
  paddingBlockEnd: 8,
  '& a': {
    ...inRow,
    minBlockSize: control.medium,
    paddingBlock: 4,
    ...muted14,
    lineHeight: 1.6,
    textDecoration: 'none',
    // Inside the link, because the column clips its overflow.
    '&:focus-visible': { outlineOffset: -3 },
    '@media (hover: hover)': { '&:hover': { color: colors.brand } },
    '&[aria-current]': { color: colors.ink, fontWeight: weight.card },
  },
  [up.xl]: {
    display: 'block',
    paddingBlockEnd: 0,
    borderInlineStart: `1px solid ${colors.line}`,
    '& a': {
      minBlockSize: control.small,
      paddingInlineStart: 13,
      borderInlineStart: '3px solid transparent',
      '&[aria-current]': { borderInlineStartColor: colors.brand },
    },
  },
})

type Props = {
  sections: readonly LegalSection[]
  /** the id of the section in view */
  inView: string | undefined
}

/**
 * The table of contents: on phones a list that opens above the text, on wide screens a sticky
 * column beside it that marks the section in view.
 */
export function LegalContents({ sections, inView }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Contents aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          محتويات الصفحة
          <Icon icon={ChevronDown} />
        </Toggle>
        <span className="desk">محتويات الصفحة</span>
      </h2>
      <List id={`${id}-list`} data-open={isOpen || undefined}>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === inView ? 'location' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                // Closed before the jump is measured, since the open list pushes the section down.
                setIsOpen(false)
                const hashScrollIntoView = { behavior: scrollBehavior() }
                void navigate({ to: '.', hash: section.id, hashScrollIntoView })
              }}
            >
              {section.title}
            </a>
          </li>
        ))}
      </List>
    </Contents>
  )
}
