import { readingSeconds, readingText } from '@/content/readingTime'
import type { Story } from '@/content/story'
import { formatAge } from '@/lib/dates'
import { formatMessageDate } from '@/lib/messageDate'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { Tooltip } from '@/ui/Tooltip'

const MINUTE = 60_000

/** Source, time, reading time. The tooltip of the time has its date. */
export function StoryMeta({ story, summary }: { story: Story; summary: string | undefined }) {
  const { title, source, ageMinutes } = story
  const at = new Date(Date.now() - ageMinutes * MINUTE).toISOString()
  return (
    <MetaLine
      items={[
        source,
        <Tooltip key="at" describeChild title={formatMessageDate(at)?.full ?? ''}>
          <time dateTime={at}>{nbspAfterNumbers(formatAge(ageMinutes))}</time>
        </Tooltip>,
        summary && nbspAfterNumbers(readingText(readingSeconds([title, summary]))),
      ]}
    />
  )
}
