import type { Coverage } from './coverage/coverage'
import type { StoryFile } from './story'
import type { Summaries } from './summaries/summaries'

/** What the sheet shows of the stories of a content file besides their headlines. */
export type StoryTexts = { summaries: Summaries; coverage: Coverage }

const summaries: Record<StoryFile, () => Promise<{ summaries: Summaries }>> = {
  home: () => import('./summaries/home'),
  sports: () => import('./summaries/sports'),
  technology: () => import('./summaries/technology'),
  entertainment: () => import('./summaries/entertainment'),
  business: () => import('./summaries/business'),
  religion: () => import('./summaries/religion'),
  science: () => import('./summaries/science'),
  health: () => import('./summaries/health'),
  culture: () => import('./summaries/culture'),
  'saudi-arabia': () => import('./summaries/saudi-arabia'),
  uae: () => import('./summaries/uae'),
  egypt: () => import('./summaries/egypt'),
  qatar: () => import('./summaries/qatar'),
  kuwait: () => import('./summaries/kuwait'),
  bahrain: () => import('./summaries/bahrain'),
  oman: () => import('./summaries/oman'),
  jordan: () => import('./summaries/jordan'),
  lebanon: () => import('./summaries/lebanon'),
  syria: () => import('./summaries/syria'),
  palestine: () => import('./summaries/palestine'),
  iraq: () => import('./summaries/iraq'),
  libya: () => import('./summaries/libya'),
  tunisia: () => import('./summaries/tunisia'),
  algeria: () => import('./summaries/algeria'),
  morocco: () => import('./summaries/morocco'),
  sudan: () => import('./summaries/sudan'),
  somalia: () => import('./summaries/somalia'),
  djibouti: () => import('./summaries/djibouti'),
  comoros: () => import('./summaries/comoros'),
  mauritania: () => import('./summaries/mauritania'),
  yemen: () => import('./summaries/yemen'),
  'arab-world': () => import('./summaries/arab-world'),
  dashboard: () => import('./summaries/dashboard'),
  saved: () => import('./summaries/saved'),
  sources: () => import('./summaries/sources'),
}

const coverage: Partial<Record<StoryFile, () => Promise<{ coverage: Coverage }>>> = {
  sports: () => import('./coverage/sports'),
  technology: () => import('./coverage/technology'),
  entertainment: () => import('./coverage/entertainment'),
  business: () => import('./coverage/business'),
  religion: () => import('./coverage/religion'),
  science: () => import('./coverage/science'),
  health: () => import('./coverage/health'),
  culture: () => import('./coverage/culture'),
}

/** Loads the headlines of other outlets about the stories of a content file. */
export const loadCoverage = async (file: StoryFile): Promise<Coverage> =>
  (await coverage[file]?.())?.coverage ?? {}

/** Loads the texts of a content file. Each file is a separate chunk, so that no page loads them with its headlines. */
export async function loadStoryTexts(file: StoryFile): Promise<StoryTexts> {
  const [ofSummaries, ofCoverage] = await Promise.all([summaries[file](), loadCoverage(file)])
  return { summaries: ofSummaries.summaries, coverage: ofCoverage }
}
