import { linkOfStory, storyId } from '@/content/headline'
import type { StoryTexts } from '@/content/loadStoryTexts'
import { coverageOf, type Story } from '@/content/story'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { SourceName } from '@/site/follow/SourceName'
import { LazyListenToStory } from '@/site/listen/lazyListen'
import { Age } from '@/ui/news/Age'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { NearbyList } from './NearbyList'
import { StoryActions, StoryNote, StoryPart, StorySource } from './storyParts'

type Props = { story: Story; nearby: readonly Story[]; texts: StoryTexts }

/** What follows the summary of a story. */
export function StoryRest({ story, nearby, texts }: Props) {
  const coverage = coverageOf(story, texts.coverage)
  return (
    <>
      <StorySource>
        المصدر: <bdi>{story.source}</bdi>
      </StorySource>
      <StoryActions>
        <LazyListenToStory />
      </StoryActions>
      {coverage.length > 0 && (
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
      )}
      <NearbyList
        title="قصص قريبة"
        items={nearby.map(({ file, cardId, index, title, source, ageMinutes }) => ({
          link: linkOfStory(storyId(file, cardId, index)),
          title,
          meta: [<SourceName key="source" name={source} />, <Age key="age" minutes={ageMinutes} />],
        }))}
      />
      <StoryNote>{DEMO}</StoryNote>
    </>
  )
}

const DEMO = 'هذه نسخة تجريبية: القصص وصحفها مخترعة، ولا مقال وراء العنوان غير هذا الملخص.'
