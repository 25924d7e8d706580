import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { matchesKeys } from '@/lib/keys'
import { DialogFoot } from '@/ui/dialog/DialogFoot'
import { STORY_SHEET } from '@/ui/marks/marks'
import { useSwipe } from '@/ui/overlay/useSwipe'
import { usePageKeys } from '@/ui/shortcuts/usePageKeys'
import { ChevronBack, ChevronForward, Icon } from '@/ui/theme/icons'
import { inRow, muted14 } from '@/ui/theme/surface'
import { colors, up } from '@/ui/theme/tokens'

const Bar = styled('nav')({
  ...inRow,
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: 8,
  paddingInline: 12,
  borderBlockStart: `1px solid ${colors.line}`,
  background: colors.paper,
  ...muted14,
  '& .MuiButton-root.Mui-disabled': { background: 'none' },
  '@media print': { display: 'none' },
  [up.md]: { paddingInline: 24 },
})

type Ways = {
  /** an id; undefined at the start of the list */
  previous: string | undefined
  next: string | undefined
  onShow: (id: string) => void
}

type Props = Ways & {
  words: { label: string; previous: string; next: string }
  position: number
  count: number
}

export function StoryPager({ words, position, count, previous, next, onShow }: Props) {
  const turnTo = (id: string | undefined) => ({
    variant: 'text' as const,
    disabled: id === undefined,
    onClick: () => id !== undefined && onShow(id),
  })
  return (
    <DialogFoot>
      <Bar aria-label={words.label}>
        <Button {...turnTo(previous)} startIcon={<Icon icon={ChevronBack} size="small" />}>
          <span>{words.previous}</span>
        </Button>
        <span>{`${position} من ${count}`}</span>
        <Button {...turnTo(next)} endIcon={<Icon icon={ChevronForward} size="small" />}>
          <span>{words.next}</span>
        </Button>
      </Bar>
    </DialogFoot>
  )
}

/** The way in pixels after which a swipe turns to a neighbour. */
const FAR = 64

/**
 * The left and right arrow keys show the next and the previous story, while the focus is in the sheet. So does a swipe to
 * the right and to the left, whose handlers it returns: the text moves under the finger.
 */
export function useTurns({ previous, next, onShow }: Ways) {
  function turnTo(id: string | undefined): boolean {
    if (id !== undefined) onShow(id)
    return id !== undefined
  }
  usePageKeys((event) => {
    if (!(event.target instanceof Element && event.target.closest(STORY_SHEET))) return false
    // The next story is to the left in Arabic.
    if (matchesKeys(event, 'ArrowLeft')) return turnTo(next)
    return matchesKeys(event, 'ArrowRight') && turnTo(previous)
  })
  return useSwipe({
    far: FAR,
    directions: 'sideways',
    moved: (text) => text,
    onAway: (way) => turnTo(way > 0 ? next : previous),
  })
}
