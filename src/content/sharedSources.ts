import type { Story, StoryFile } from './story'
import { topics } from './topics'

/**
 * The sources with stories in the content files of other sections or countries, too, with these files. So that the stories
 * of a source are found without loading all content; `stories.test.ts` compares it with the content.
 */
const sharedSources: Readonly<Record<string, readonly StoryFile[]>> = {
  'مختبر الغد': ['technology'],
  'مشكاة المساء': ['religion'],
  رقاقة: ['technology', 'tunisia'],
  'خطوة وخطوة': ['health', 'jordan'],
  'درب القوافل': ['saudi-arabia', 'somalia'],
  'حرف ورقم': ['saudi-arabia', 'arab-world'],
  'صحن وملعقة': ['qatar', 'tunisia'],
  محفظة: ['kuwait', 'tunisia'],
  نبضة: ['kuwait', 'algeria'],
  شريحة: ['oman', 'yemen'],
  'مقعد أول': ['jordan', 'algeria'],
  نقرة: ['libya', 'somalia'],
  'لوح وطبشور': ['libya', 'morocco'],
}

/** The content files that have stories of sources from anywhere. */
const MIXED_FILES: readonly StoryFile[] = ['home', 'dashboard', 'saved', 'sources']

/** The content file in which to look for more stories of the source of this one. */
export const sourceFileOf = ({ file, place }: Pick<Story, 'file' | 'place'>): StoryFile =>
  topics.find(({ name }) => name === place)?.slug ?? file

/** The content files that may have stories of a source; `file` is its `sourceFileOf`. */
export const filesOfSource = (source: string, file: StoryFile): StoryFile[] => [
  ...new Set([file, ...(sharedSources[source] ?? []), ...MIXED_FILES]),
]
