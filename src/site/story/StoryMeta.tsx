import { styled } from '@mui/material/styles'
import { readingSeconds, readingText } from '@/content/readingTime'
import { sourceFileOf } from '@/content/sharedSources'
import type { Story } from '@/content/story'
import { formatMessageDate } from '@/lib/messageDate'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { FollowButton } from '@/site/follow/FollowButton'
import { Age, publishedAt } from '@/ui/news/Age'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { colors, size } from '@/ui/theme/tokens'

const Source = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  color: colors.muted,
  fontSize: size.t14,
  // Only its word, in the line of the source.
  '& > button, & > button:hover, & > button[aria-pressed]': {
    minHeight: '1.75rem',
    minInlineSize: 0,
    paddingBlock: 0,
    paddingInline: 8,
    border: 0,
    background: 'none',
    color: colors.brand,
  },
  '& > button[aria-pressed="true"]': { color: colors.muted },
  '& .MuiButton-startIcon': { display: 'none' },
  '@media (pointer: coarse)': { '& > button[aria-pressed]': { minHeight: '2.25rem' } },
  '@media print': { '& > button': { display: 'none' } },
})

/** By keyboard, too: its tooltip is nowhere else. */
const REACHED = { tabIndex: 0 }

/** The source, and below it time and reading time. The tooltip of the time has its date. */
export function StoryMeta({ story, summary }: { story: Story; summary: string | undefined }) {
  const { title, source, ageMinutes } = story
  const at = publishedAt(ageMinutes).toISOString()
  return (
    <div>
      <Source>
        <span>{source}</span>
        <FollowButton
          follow={{ kind: 'source', id: source, file: sourceFileOf(story) }}
          name={source}
        />
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
