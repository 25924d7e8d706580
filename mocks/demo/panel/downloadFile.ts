import { today } from '@/lib/localDay'
import { saveFile } from '@/lib/saveFile'

/** Downloads a text as a file whose name has the day: `madar-2026-11-24.json`. */
export const downloadText = (name: string, ending: string, type: string, text: string): void =>
  saveFile(`${name}-${today()}.${ending}`, text, type)
