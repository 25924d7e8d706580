import { parseJson } from '@mocks/backend/parseJson'
import * as z from 'zod/mini'
import { isRecord } from '@/lib/isRecord'
import { formatColour, parseColour } from './cssColours'
import {
  type Colours,
  designTokens,
  isShadow,
  SCHEME_EXTENSION,
  type Scheme,
  TOKENS,
} from './designTokens'

export type TokenFile = {
  scheme: Scheme
  /** the colours and shadows that differ from ours, as CSS */
  changes: Partial<Colours>
  /** what the file contains and cannot be applied, in Arabic */
  problems: string[]
}

/** A colour was changed in one of its two notations. */
class HexDiffers extends Error {}

const colour = z.union([
  z.pipe(
    z.string(),
    z.transform((css) => formatColour(parseColour(css))),
  ),
  z.pipe(
    z.object({
      colorSpace: z.literal('srgb'),
      components: z.tuple([z.number(), z.number(), z.number()]),
      alpha: z.optional(z.number()),
      hex: z.optional(z.string()),
    }),
    z.transform(({ components, alpha, hex }) => {
      const isSame = !hex || formatColour(parseColour(hex)) === formatColour({ components })
      if (!isSame) throw new HexDiffers()
      return formatColour({ components, alpha })
    }),
  ),
])
const length = z.union([
  z.string(),
  z.pipe(
    z.object({ value: z.number(), unit: z.enum(['px', 'rem']) }),
    z.transform(({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`)),
  ),
])
const shadow = z.pipe(
  z.object({
    color: colour,
    offsetX: length,
    offsetY: length,
    blur: length,
    spread: z._default(length, '0'),
  }),
  z.transform(({ color, offsetX, offsetY, blur, spread }) =>
    [offsetX, offsetY, blur, ...(spread === '0' ? [] : [spread]), color].join(' '),
  ),
)
/** What a token of each group can be, read as CSS; of several shadows each. */
const GROUPS = { color: colour, shadow: z.union([shadow, z.array(shadow)]) }

type Json = Readonly<Record<string, unknown>>

/**
 * Reads a token file in the W3C format, with colours as objects (2025) or as text (earlier drafts), and references such
 * as `{color.ink}`. What it does not contain stays as it is.
 * @param scheme of a file that does not say which scheme it has
 * @throws {Error} with an Arabic message when the text is not such a file
 */
export function readTokenFile(text: string, scheme: Scheme): TokenFile {
  const file = parseJson(text)
  if (!isRecord(file))
    throw new Error('الملف ليس JSON. اختر ملفًا بصيغة رموز التصميم، مثل ما يكتبه npm run tokens.')
  if (!isRecord(file.color) && !isRecord(file.shadow))
    throw new Error('لا رموز في الملف: لا مجموعة color ولا shadow فيه.')
  const declared = isRecord(file.$extensions) && file.$extensions[SCHEME_EXTENSION]
  const own = declared === 'dark' || declared === 'light' ? declared : scheme
  const ours = designTokens(own)
  const changes: Partial<Colours> = {}
  const problems: string[] = []
  for (const group of ['color', 'shadow'] as const) {
    const entries = isRecord(file[group]) ? Object.entries(file[group]) : []
    const css = (of: Json, entry: unknown) =>
      [z.parse(GROUPS[group], resolvedValue(of, entry))].flat().join(', ')
    for (const [name, entry] of entries.filter(([name]) => !name.startsWith('$'))) {
      const token = TOKENS.find((one) => one === name && isShadow(one) === (group === 'shadow'))
      if (!token) problems.push(`لا رمز عندنا باسم ${group}.${name}.`)
      else
        try {
          const value = css(file, entry)
          if (value !== css(ours, (ours[group] as Json)[name])) changes[token] = value
        } catch (error) {
          problems.push(
            error instanceof HexDiffers
              ? `في ${group}.${name} لونان: hex غير components. اكتب اللون نفسه في كليهما.`
              : `قيمة ${group}.${name} ليست ${group === 'color' ? 'لونًا' : 'ظلًا'} نقرؤه.`,
          )
        }
    }
  }
  return { scheme: own, changes, problems: [...problems, ...otherChanges(file, ours)] }
}

/** Follows references; a reference to itself ends after ten. */
function resolvedValue(file: Json, entry: unknown, depth = 0): unknown {
  const value = isRecord(entry) ? entry.$value : undefined
  const [, path] = typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : []
  if (!path || depth > 9) return value
  const target = path
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), file)
  return resolvedValue(file, target, depth + 1)
}

/** The other groups are constants of the components, which only a build can change. */
function otherChanges(file: Json, ours: Json): string[] {
  return Object.entries(file)
    .filter(([group]) => !group.startsWith('$') && !(group in GROUPS))
    .filter(([group, tokens]) => JSON.stringify(tokens) !== JSON.stringify(ours[group]))
    .map(([group]) => `المجموعة ${group} تغيّرت، ولا تظهر هنا: تُغيّرها الشيفرة وحدها.`)
}
