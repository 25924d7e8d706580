import { useRef } from 'react'
import { machineText } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'
import { cleanLink, safeHref } from '@/lib/links'
import { Checkbox } from '@/ui/form/Checkbox'
import { CountField } from '@/ui/form/CountField'
import { DateField } from '@/ui/form/DateField'
import { TextField, type TextFieldProps } from '@/ui/form/TextField'
import { ExternalLink } from '@/ui/navigation/ExternalLink'
import { useFieldDraft } from './useFieldDraft'

type Value = string | number | boolean

type KeysOf<Item, Value> = {
  [Key in keyof Item & string]: Item[Key] extends Value ? Key : never
}[keyof Item & string]

/** A field of an item; its control depends on its kind. */
export type ItemField<Item> = { label: string; isWide?: true; hint?: string } & (
  | {
      /** `latin` is left-to-right text, `handle` too, without its @; `link` opens only if http(s); `picture` is an address too */
      kind: 'text' | 'latin' | 'handle' | 'long' | 'longLatin' | 'date' | 'link' | 'picture'
      key: KeysOf<Item, string>
    }
  | { /** a whole number from 0 */ kind: 'count'; key: KeysOf<Item, number> }
  | { kind: 'flag'; key: KeysOf<Item, boolean> }
)

export type ItemChange<Item> = Partial<Omit<Item, 'id' | 'order'>>

/** The fields of an item for an `EditorForm`, which spans two columns with a wide one. */
export const fieldControls = <Item extends object>(
  item: Item,
  fields: readonly ItemField<Item>[],
  onChange: (change: ItemChange<Item>) => void,
) =>
  fields.map(({ key, kind, label, isWide, hint }) => (
    <div key={key} data-kind={kind} data-wide={isWide}>
      <FieldControl
        kind={kind}
        label={label}
        {...(hint && { hint })}
        value={item[key] as Value}
        // `ItemField` ties each key to the type of its value.
        onChange={(value) => onChange({ [key]: value } as ItemChange<Item>)}
      />
    </div>
  ))

type Props = {
  kind: ItemField<object>['kind']
  label: string
  hint?: string
  value: Value
  onChange: (value: Value) => void
}

/** What is done to a text when its field is left; to the others: `trimInvisible`. */
const CLEAN: Partial<Record<Props['kind'], (text: string) => string>> = {
  link: cleanLink,
  handle: (text) => machineText(text).replace(/^@+/, ''),
}

const TEXTS = {
  text: {},
  latin: { dir: 'ltr' },
  handle: { dir: 'ltr' },
  long: { rows: 3 },
  longLatin: { dir: 'ltr', rows: 3 },
} as const

const NOT_A_LINK = 'ليس رابط ويب، فيظهر نصًّا لا يُفتح. اكتب رابطًا أوله http أو https.'

function FieldControl({ kind, label, hint, value, onChange }: Props) {
  const text = String(value)
  const isTyped = useRef(false)
  const report = (changed: Value) => {
    isTyped.current = true
    onChange(changed)
  }
  const onBlur = () => {
    const cleaned = (CLEAN[kind] ?? trimInvisible)(text)
    // A field that is only entered and left changes nothing, whatever its text ends with.
    if (isTyped.current && cleaned !== text) onChange(cleaned)
    isTyped.current = false
  }
  const field = {
    label,
    value: text,
    onChange: report,
    onBlur,
    size: 'small',
    ...(hint && { hint }),
  } as const
  switch (kind) {
    case 'date':
      return <DateField {...field} />
    case 'count':
      return <CountField {...field} value={Number(value)} empty={0} />
    case 'flag':
      return <Checkbox label={label} isChecked={Boolean(value)} onChange={onChange} />
    case 'picture':
      return <PictureAddress {...field} />
    case 'link':
      return <LinkAddress {...field} />
    default:
      return <TextField {...field} {...TEXTS[kind]} />
  }
}

/** A link from data opens only if it is http(s) (D-26); the editor sees here whether it does. */
function LinkAddress(field: TextFieldProps) {
  const isWrong = field.value.trim() !== '' && !safeHref(field.value)
  return (
    <TextField
      {...field}
      type="url"
      dir="ltr"
      {...(isWrong && { error: NOT_A_LINK })}
      {...(field.value.trim() !== '' && {
        hint: (
          <span data-line="below">
            <ExternalLink href={field.value}>فتح الرابط</ExternalLink>
          </span>
        ),
      })}
    />
  )
}

/** Reports the change on blur, so that the picture is not requested on every keystroke. */
function PictureAddress({ value, onChange, ...field }: TextFieldProps) {
  const { text, setText, typed, drop } = useFieldDraft(value, cleanLink)
  return (
    <TextField
      {...field}
      value={text}
      onChange={setText}
      onBlur={() => {
        drop()
        if (typed !== null) onChange(typed)
      }}
      dir="ltr"
    />
  )
}
