import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent } from 'react'
import type { StoryTexts } from '@/content/loadStoryTexts'
import { cardStories } from '@/content/nearbyStories'
import type { Story } from '@/content/story'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { DialogClose, DialogTitle } from '@/ui/dialog/DialogFrame'
import { Picture } from '@/ui/Picture'
import { ErrorState } from '@/ui/states/ErrorState'
import { SkeletonLines } from '@/ui/states/SkeletonLines'
import { radius, size, weight } from '@/ui/theme/tokens'
import { STORY_TITLE } from './StoryFrame'
import { StoryMeta } from './StoryMeta'
import { StoryPager } from './StoryPager'
import { StoryRest } from './StoryRest'

const Body = styled('article')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: '8px 8px',
  paddingBlock: '12px 32px',
  paddingInline: 20,
  '& > *': { gridColumn: '1 / -1' },
  '& > .kicker': {
    gridArea: '1 / 1',
    alignSelf: 'center',
    color: theme.vars.palette.tokens.brand,
    fontSize: size.t14,
    fontWeight: weight.label,
  },
  '& > .close': {
    gridArea: '1 / 2',
    marginBlockStart: 0,
    marginInlineEnd: -8,
    borderRadius: radius.control,
    background: theme.vars.palette.tokens.paper,
  },
  '& > .picture': { marginBlock: 8, borderRadius: radius.control },
  '@media print': { '& > .picture': { maxInlineSize: '20rem' } },
  '& > .summary': { fontSize: size.t16, lineHeight: 1.8, textWrap: 'pretty' },
  [theme.breakpoints.up('md')]: { paddingBlockStart: 20, paddingInline: 32 },
}))

const Title = styled(DialogTitle)({ lineHeight: 1.5, textWrap: 'balance', scrollMarginBlock: 64 })

type Props = {
  /** undefined when its content file could not be loaded */
  story: Story | undefined
  /** the stories of the same page */
  stories: readonly Story[]
  /** undefined while they load */
  texts: StoryTexts | undefined
  hasFailed: boolean
  onRetry: () => void
  onClose: () => void
  onShow: (id: string) => void
}

/** A story: what is known of it, how others covered it, and what is near it. */
export function StoryView({ story, stories, texts, hasFailed, onRetry, onClose, onShow }: Props) {
  const card = story ? cardStories(story, stories) : []
  const previous = story && card[story.index - 1]
  const next = story && card[story.index + 1]
  useArrowKeys({
    // The next story is to the left in Arabic.
    ArrowLeft: next && (() => onShow(next.id)),
    ArrowRight: previous && (() => onShow(previous.id)),
  })
  const error = (
    <ErrorState headingLevel={3} title="تعذّر تحميل القصة" text={NOT_LOADED} onRetry={onRetry} />
  )
  if (!story)
    return (
      <Body>
        <DialogClose className="close" onClose={onClose} />
        <Title id={STORY_TITLE} tabIndex={-1} ref={focusTop}>
          قصة
        </Title>
        {error}
      </Body>
    )
  const summary = texts?.summaries[story.cardId]?.[story.index]
  return (
    <>
      <Body>
        <p className="kicker">
          {story.place}
          {story.card && `، ${story.card.nameAr}`}
        </p>
        <DialogClose className="close" onClose={onClose} />
        <Title key={story.id} id={STORY_TITLE} tabIndex={-1} ref={focusTop}>
          {nbspAfterNumbers(story.title)}
        </Title>
        <StoryMeta story={story} summary={summary} />
        <Picture {...story.picture} className="picture" width={640} height={360} ratio="16/9" />
        {hasFailed ? (
          error
        ) : texts ? (
          <>
            {summary && <p className="summary">{nbspAfterNumbers(summary)}</p>}
            <StoryRest story={story} stories={stories} texts={texts} />
          </>
        ) : (
          <div aria-busy>
            <SkeletonLines lines={5} />
          </div>
        )}
      </Body>
      {card.length > 1 && (
        <StoryPager
          position={story.index + 1}
          count={card.length}
          previous={previous}
          next={next}
          onShow={onShow}
        />
      )}
    </>
  )
}

const NOT_LOADED = 'لم يصل نصها إلى متصفحك. تحقق من اتصالك، ثم أعد المحاولة.'

/** Each story starts at its headline, for the eyes and for a screen reader. */
function focusTop(title: HTMLElement | null) {
  title?.closest('.MuiDialog-paper')?.scrollTo(0, 0)
  title?.focus({ preventScroll: true })
}

type Keys = Record<'ArrowLeft' | 'ArrowRight', (() => void) | undefined>

function useArrowKeys(keys: Keys) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(event.target instanceof Element && event.target.closest('[role="dialog"]'))) return
    keys[event.key as keyof Keys]?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
