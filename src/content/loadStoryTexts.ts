import { loadFile } from './loadTopicPage'
import type { Coverage, StoryFile, Summaries } from './story'

/** What the sheet shows of the stories of a content file besides their headlines. */
export type StoryTexts = { summaries: Summaries; coverage: Coverage }

const summaries = import.meta.glob<Summaries>('./summaries/*.ts', {
  import: 'summaries',
})

/** Only some files have coverage. */
const coverage = import.meta.glob<Coverage>('./coverage/*.ts', {
  import: 'coverage',
})

/** Loads the headlines of other outlets about the stories of a content file. */
export const loadCoverage = async (file: StoryFile): Promise<Coverage> =>
  (await coverage[`./coverage/${file}.ts`]?.()) ?? {}

/** Loads the texts of a content file. Each file is a separate chunk, so that no page loads them with its headlines. */
export async function loadStoryTexts(file: StoryFile): Promise<StoryTexts> {
  const [ofSummaries, ofCoverage] = await Promise.all([
    loadFile(summaries, 'summaries', file),
    loadCoverage(file),
  ])
  return { summaries: ofSummaries, coverage: ofCoverage }
}
