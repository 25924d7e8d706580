import { countries } from './countries'
import { type CountryFile, loadCountryPage } from './loadCountryPage'
import { loadTopicPage } from './loadTopicPage'
import { type ArrangeCards, countryStories, topicStories } from './stories'
import type { Story, StoryFile } from './story'
import { topicBySlug, topics } from './topics'

/** The content files that have stories. */
export const storyFiles: readonly StoryFile[] = [
  'home',
  ...topics.map(({ slug }) => slug),
  ...countries.map(({ slug }) => slug),
  'arab-world',
  'dashboard',
  'saved',
  'sources',
]

/** The content file of a story's id; undefined for an id that cannot be one. */
export const storyFileOf = (id: string): StoryFile | undefined =>
  storyFiles.find((file) => id.startsWith(`${file}-`))

const loaded = new Map<StoryFile, readonly Story[]>()

/** The stories of a content file that was loaded before, which can be shown without waiting. */
export const loadedStories = (file: StoryFile) => loaded.get(file)

/**
 * Loads the stories of a content file. On the page that shows them it is there already. `arrange` returns those of its
 * cards that readers see.
 */
export async function loadStories(
  file: StoryFile,
  arrange?: ArrangeCards,
): Promise<readonly Story[]> {
  const stories = await readStories(file, arrange)
  if (!arrange) loaded.set(file, stories)
  return stories
}

async function readStories(
  file: StoryFile,
  arrange: ArrangeCards = (cards) => cards,
): Promise<readonly Story[]> {
  switch (file) {
    case 'home':
      return (await import('./storiesOfHome')).homeStories()
    case 'dashboard':
      return (await import('./storiesOfDashboard')).dashboardStories()
    case 'saved':
      return (await import('./storiesOfSaved')).savedStories()
    case 'sources':
      return (await import('./storiesOfSources')).sourceStories()
  }
  const topic = topicBySlug(file)
  if (topic) {
    const { cards } = await loadTopicPage(topic.slug)
    return topicStories(topic, arrange(cards))
  }
  return countryStories(await loadCountryPage(file as CountryFile), arrange)
}
