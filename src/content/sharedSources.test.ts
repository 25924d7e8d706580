import { expect, test } from 'vitest'
import { loadStories, storyFiles } from './loadStories'
import { filesOfSource, sourceFileOf } from './sharedSources'

test('from any story, the files that have stories of its source are found', async () => {
  const stories = (await Promise.all(storyFiles.map((file) => loadStories(file)))).flat()
  const sources = Map.groupBy(stories, ({ source }) => source)
  expect(sources.size).toBeGreaterThan(500)
  const missing = stories.flatMap((story) =>
    (sources.get(story.source) ?? [])
      .filter(({ file }) => !filesOfSource(story.source, sourceFileOf(story)).includes(file))
      .map(({ file }) => `${story.source} of ${story.id}: ${file}`),
  )
  expect(missing).toEqual([])
})
