import { styled } from '@mui/material/styles'
import { colors, radius, size, type Token, weight } from '@/ui/theme/tokens'
import { isShadow, type Scheme, TOKENS } from '../../tokens/designTokens'
import { changed, type TokenChanges } from '../../tokens/tokenChanges'

const Table = styled('table')({
  inlineSize: '100%',
  marginBlockStart: 24,
  borderCollapse: 'collapse',
  fontSize: size.t14,
  '& :is(th, td)': {
    padding: '8px 6px',
    textAlign: 'start',
    borderBlockEnd: `1px solid ${colors.line}`,
    fontWeight: weight.text,
  },
  '& thead th': { color: colors.muted, fontWeight: weight.label },
  '& tbody th': { fontWeight: weight.card, overflowWrap: 'normal' },
  '& [data-changed] :is(th, td)': { background: colors.warnSoft },
  // On a phone a value is below its sample.
  '& td > code': { display: 'inline-block', maxInlineSize: '16ch' },
})

/** The sample of a colour; its edge shows a colour that equals the page. */
const Sample = styled('span')({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: 32,
  blockSize: 32,
  marginInlineEnd: 8,
  borderRadius: radius.badge,
  border: `1px solid ${colors.line}`,
})

const HEADS = { light: 'الفاتح', dark: 'الداكن' } as const

type ValueProps = { token: Token; scheme: Scheme; changes: TokenChanges }

function Value({ token, scheme, changes }: ValueProps) {
  const value = changed(scheme, changes)[token]
  return (
    <td>
      <Sample style={isShadow(token) ? { boxShadow: value } : { background: value }} />
      <code dir="ltr">{value}</code>
    </td>
  )
}

/** Each colour and shadow: its value in both schemes. */
export function TokenTable({ changes }: { changes: TokenChanges }) {
  const isChanged = (token: Token) =>
    Boolean(changes.light?.[token] ?? changes.dark?.[token]) || undefined
  return (
    <Table aria-label="الرموز">
      <thead>
        <tr>
          {['الرمز', HEADS.light, HEADS.dark].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOKENS.map((token) => (
          <tr key={token} data-changed={isChanged(token)}>
            <th scope="row">
              <bdi>{token}</bdi>
            </th>
            <Value token={token} scheme="light" changes={changes} />
            <Value token={token} scheme="dark" changes={changes} />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
