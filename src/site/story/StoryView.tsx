import { styled } from '@mui/material/styles'
import { useDeferredValue } from 'react'
import type { Headline } from '@/content/headline'
import type { StoryTexts } from '@/content/loadStoryTexts'
import { cardStories, nearbyStories } from '@/content/nearbyStories'
import { readingSeconds, readingText } from '@/content/readingTime'
import { sourceFileOf } from '@/content/sharedSources'
import { coverageOf, type Story } from '@/content/story'
import { formatMessageDate } from '@/lib/messageDate'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { FollowButton } from '@/site/follow/FollowButton'
import { sourceAndAge } from '@/site/follow/SourceName'
import { LazyListenToStory } from '@/site/listen/lazyListen'
import { STORY_TITLE } from '@/ui/marks/marks'
import { Age, publishedAt } from '@/ui/news/Age'
import { Picture } from '@/ui/news/Picture'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { ErrorState } from '@/ui/states/ErrorState'
import { SkeletonLines } from '@/ui/states/Skeleton'
import { inRows, muted14 } from '@/ui/theme/surface'
import { colors } from '@/ui/theme/tokens'
import { type InSheet, StoryLayout } from './StoryLayout'
import {
  focusTop,
  NearbyList,
  STORY_PICTURE,
  StoryActions,
  StoryBody,
  StoryHead,
  StoryNote,
  StoryPart,
  StorySource,
  StoryTitle,
} from './storyParts'

const Source = styled('p')({
  ...inRows,
  columnGap: 8,
  ...muted14,
  // Of its button, which comes later: the picture below stays where it is.
  minBlockSize: '1.75rem',
  '@media (pointer: coarse)': { minBlockSize: '2.25rem' },
  // Only its word, in the line of the source.
  '& > button, & > button:hover, & > button[aria-pressed]': {
    minHeight: 'inherit',
    minInlineSize: 0,
    paddingBlock: 0,
    paddingInline: 8,
    border: 0,
    background: 'none',
    color: colors.brand,
  },
  '& > button[aria-pressed="true"]': { color: colors.muted },
  '& .MuiButton-startIcon': { display: 'none' },
  '@media print': { '& > button': { display: 'none' } },
})

type Props = InSheet & {
  /** undefined when its content file could not be loaded */
  story: Story | undefined
  stories: readonly Story[]
  /** the stories of its topic, if that has another page */
  ofTopic?: readonly Story[] | undefined
  /** undefined while they load */
  texts: StoryTexts | undefined
  hasFailed: boolean
  onRetry: () => void
}

export function StoryView(props: Props) {
  const { story, stories, ofTopic, texts, hasFailed, onRetry, ...inSheet } = props
  // What is above the picture answers the press, so that the picture stays where it comes to; the rest follows.
  const hasRest = useDeferredValue(true, false)
  const error = (
    <ErrorState headingLevel={3} title="تعذّر تحميل القصة" text={NOT_LOADED} onRetry={onRetry} />
  )
  if (!story)
    return (
      <>
        <StoryHead onClose={inSheet.onClose} />
        <StoryBody>
          <StoryTitle id={STORY_TITLE} tabIndex={-1} ref={focusTop}>
            قصة
          </StoryTitle>
          {error}
        </StoryBody>
      </>
    )
  const summary = texts?.summaries[story.cardId]?.[story.index]
  return (
    <StoryLayout
      {...inSheet}
      shown={story}
      kicker={story.card ? `${story.place}، ${story.card.nameAr}` : story.place}
      topic={story.picture.topic}
      page={story.page}
      ids={cardStories(story, stories).map(({ id }) => id)}
      index={story.index}
      pager={{ label: 'قصص البطاقة', previous: 'السابقة', next: 'التالية' }}
      hasRest={hasRest}
    >
      <StoryMeta story={story} summary={summary} hasRest={hasRest} />
      <Picture {...story.picture} {...STORY_PICTURE} />
      {hasRest &&
        (hasFailed ? (
          error
        ) : texts ? (
          <>
            {deckAndText(summary).map((text, index) => (
              <p key={text} className={index === 0 ? 'summary deck' : 'summary'}>
                {nbspAfterNumbers(text)}
              </p>
            ))}
            <StorySource>
              المصدر: <bdi>{story.source}</bdi>
            </StorySource>
            <StoryActions>
              <LazyListenToStory />
            </StoryActions>
            <OtherSources coverage={coverageOf(story, texts.coverage)} />
            <NearbyList
              title="قصص قريبة"
              items={nearbyStories(story, stories, ofTopic).map((one) => ({
                ...one,
                meta: sourceAndAge(one),
              }))}
            />
            <StoryNote>{DEMO}</StoryNote>
          </>
        ) : (
          <div aria-busy>
            <SkeletonLines lines={5} />
          </div>
        ))}
    </StoryLayout>
  )
}

/** The first sentence of a summary, and the others. */
function deckAndText(summary = ''): string[] {
  const [deck] = new Intl.Segmenter('ar', { granularity: 'sentence' }).segment(summary)
  const first = deck?.segment ?? ''
  return [first.trimEnd(), summary.slice(first.length)].filter(Boolean)
}

const NOT_LOADED = 'لم يصل نصها إلى متصفحك. تحقق من اتصالك، ثم أعد المحاولة.'

/** By keyboard, too: its tooltip is nowhere else. */
const REACHED = { tabIndex: 0 }

type MetaProps = { story: Story; summary: string | undefined; hasRest: boolean }

/** The source, and below it time and reading time. The tooltip of the time has its date. */
function StoryMeta({ story, summary, hasRest }: MetaProps) {
  const { title, source, ageMinutes } = story
  const at = publishedAt(ageMinutes).toISOString()
  return (
    <div>
      <Source>
        <span>{source}</span>
        {hasRest && (
          <FollowButton
            follow={{ kind: 'source', id: source, file: sourceFileOf(story) }}
            name={source}
          />
        )}
      </Source>
      <MetaLine
        items={[
          <Tooltip key="at" describeChild title={formatMessageDate(at)?.full ?? ''}>
            <time {...REACHED} dateTime={at}>
              <Age minutes={ageMinutes} />
            </time>
          </Tooltip>,
          summary && nbspAfterNumbers(readingText(readingSeconds([title, summary]))),
        ]}
      />
    </div>
  )
}

const OtherSources = ({ coverage }: { coverage: readonly Headline[] }) =>
  coverage.length > 0 && (
    <StoryPart>
      <h3>كيف غطّته المصادر</h3>
      <ul>
        {coverage.map(({ title, source, ageMinutes }) => (
          <li key={title}>
            <p className="other">{nbspAfterNumbers(title)}</p>
            <MetaLine items={[source, <Age key="age" minutes={ageMinutes} />]} />
          </li>
        ))}
      </ul>
    </StoryPart>
  )

const DEMO = 'هذه نسخة تجريبية: القصص وصحفها مخترعة، ولا مقال وراء العنوان غير هذا الملخص.'
