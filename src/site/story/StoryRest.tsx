import { styled } from '@mui/material/styles'
import { coverageOf } from '@/content/coverage/coverage'
import { storyLink } from '@/content/headline'
import type { StoryTexts } from '@/content/loadStoryTexts'
import { nearbyStories } from '@/content/nearbyStories'
import type { Story } from '@/content/story'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { SourceName } from '@/site/follow/SourceName'
import { Age } from '@/ui/Age'
import { Headline, Item } from '@/ui/sectionCard/itemStyles'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { lineHeight, size, weight } from '@/ui/theme/tokens'
import { SaveStory } from './SaveStory'
import { StoryActions } from './StoryActions'
import { savableStory } from './savable'
import { StoryNote } from './storyParts'

const Part = styled('section')(({ theme }) => ({
  marginBlockStart: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  paddingBlockStart: 16,
  '& > h3': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5 },
  '& li': { paddingBlock: 10 },
  '& li ~ li': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& .other': { fontWeight: weight.label, lineHeight: lineHeight.item },
  '&.nearby': { '@media print': { display: 'none' } },
}))

type Props = { story: Story; stories: readonly Story[]; texts: StoryTexts }

/** What follows the summary of a story. */
export function StoryRest({ story, stories, texts }: Props) {
  const coverage = coverageOf(story, texts.coverage)
  return (
    <>
      <StoryActions title={story.title}>
        <SaveStory id={story.id} describe={() => savableStory(story)} />
      </StoryActions>
      {coverage.length > 0 && (
        <Part>
          <h3>كيف غطّته المصادر</h3>
          <ul>
            {coverage.map(({ title, source, ageMinutes }) => (
              <li key={title}>
                <p className="other">{nbspAfterNumbers(title)}</p>
                <MetaLine items={[source, <Age key="age" minutes={ageMinutes} />]} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part className="nearby">
        <h3>قصص قريبة</h3>
        <ul>
          {nearbyStories(story, stories).map((near) => (
            <li key={near.id}>
              <Item>
                <Headline link={storyLink(near.file, near.cardId, near.index)}>
                  {nbspAfterNumbers(near.title)}
                </Headline>
                <MetaLine
                  items={[
                    <SourceName key="source" name={near.source} />,
                    <Age key="age" minutes={near.ageMinutes} />,
                  ]}
                />
              </Item>
            </li>
          ))}
        </ul>
      </Part>
      <StoryNote>{DEMO}</StoryNote>
    </>
  )
}

const DEMO = 'هذه نسخة تجريبية: القصص وصحفها مخترعة، ولا مقال وراء العنوان غير هذا الملخص.'
