import { styled } from '@mui/material/styles'
import { inHtml } from '@/ui/theme/inHtml'
import { colors, size } from '@/ui/theme/tokens'

const List = styled('ul')({
  marginBlockStart: 4,
  fontSize: size.t13,
  color: colors.muted,
  '& del': { textDecorationColor: colors.line },
  '& ins': { textDecoration: 'none', color: colors.ink },
})

type Props = {
  items: readonly {
    id: string
    /** what happened to the item; may be empty where its context says it */
    text: string
    fields: readonly { name: string; before: string; after: string }[]
  }[]
  /** whether the order changed besides */
  hasMoved: boolean
}

/** What changed in a list: each item, and each field with its value before and after. */
export function ChangeList({ items, hasMoved }: Props) {
  return (
    <List>
      {items.map(({ id, text, fields }) => (
        <li key={id}>
          {text && <span>{inHtml(`${text} `)}</span>}
          {fields.map(({ name, before, after }) => (
            <span key={name}>
              <span>{`${name}:`}</span> <del dir="auto">{before}</del> ←{' '}
              <ins dir="auto">{after}</ins>{' '}
            </span>
          ))}
        </li>
      ))}
      {hasMoved && <li>وتغيّر الترتيب.</li>}
    </List>
  )
}
