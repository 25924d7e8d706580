import { styled } from '@mui/material/styles'
import { readingSeconds, readingText } from '@/content/readingTime'
import { sourceFileOf } from '@/content/sharedSources'
import type { Story } from '@/content/story'
import { formatMessageDate } from '@/lib/messageDate'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { FollowButton } from '@/site/follow/FollowButton'
import { Age } from '@/ui/Age'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { Tooltip } from '@/ui/Tooltip'

const MINUTE = 60_000

const Source = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  '& > button': { minHeight: '1.75rem', minInlineSize: '5rem', paddingBlock: 0 },
  '@media print': { '& > button': { display: 'none' } },
})

/** Source, time, reading time. The tooltip of the time has its date. */
export function StoryMeta({ story, summary }: { story: Story; summary: string | undefined }) {
  const { title, source, ageMinutes } = story
  const at = new Date(Date.now() - ageMinutes * MINUTE).toISOString()
  return (
    <MetaLine
      items={[
        <Source key="source">
          <span>{source}</span>
          <FollowButton
            follow={{ kind: 'source', id: source, file: sourceFileOf(story) }}
            name={source}
          />
        </Source>,
        <Tooltip key="at" describeChild title={formatMessageDate(at)?.full ?? ''}>
          <time dateTime={at}>
            <Age minutes={ageMinutes} />
          </time>
        </Tooltip>,
        summary && nbspAfterNumbers(readingText(readingSeconds([title, summary]))),
      ]}
    />
  )
}
