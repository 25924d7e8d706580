import { uses } from 'virtual:token-uses'
import { styled } from '@mui/material/styles'
import { counted, plural } from '@/lib/arabic'
import { radius, size, type Token, weight } from '@/ui/theme/tokens'
import { isShadow, type Scheme, TOKENS } from '../../tokens/designTokens'
import { changed, type TokenChanges } from '../../tokens/tokenChanges'

const USES = counted('موضع واحد', 'موضعان', 'مواضع', 'موضعًا', 'موضع', 'غير مستعمل')

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  marginBlockStart: 24,
  borderCollapse: 'collapse',
  fontSize: size.t14,
  '& :is(th, td)': {
    padding: '8px 12px',
    textAlign: 'start',
    borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
    fontWeight: weight.text,
    // A word breaks only where the column cannot be wider; the page lets it break anywhere.
    overflowWrap: 'break-word',
  },
  '& thead th': { color: theme.vars.palette.tokens.muted, fontWeight: weight.label },
  '& tbody th': { fontWeight: weight.card },
  '& [data-changed] :is(th, td)': { background: theme.vars.palette.tokens.warnSoft },
  '& code': { overflowWrap: 'anywhere' },
  // Otherwise the values of the shadows take the width of the names.
  '& td[data-head] > code': { display: 'inline-block', maxInlineSize: '16ch' },
  '& td:last-of-type span': { whiteSpace: 'nowrap' },
  // On a phone each token is a block: its name, both values, the rest.
  [theme.breakpoints.down('md')]: {
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
    },
    '& tbody :is(th, td)': { padding: '4px 12px', borderBlockEnd: 0 },
    '& tbody :is(th, td:not([data-head]))': { gridColumn: '1 / -1' },
    '& td[data-head]::before': { content: 'attr(data-head)', display: 'block' },
  },
}))

/** The sample of a colour; its edge shows a colour that equals the page. */
const Sample = styled('span')(({ theme }) => ({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: 32,
  blockSize: 32,
  marginInlineEnd: 8,
  borderRadius: radius.badge,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
}))

/** A name of two lines at most: it breaks here only. */
const PREFIX = '--mui-palette-tokens-'

const HEADS = { light: 'الفاتح', dark: 'الداكن' } as const

type ValueProps = { token: Token; scheme: Scheme; changes: TokenChanges }

function Value({ token, scheme, changes }: ValueProps) {
  const value = changed(scheme, changes)[token]
  return (
    <td data-head={HEADS[scheme]}>
      <Sample style={isShadow(token) ? { boxShadow: value } : { background: value }} />
      <code dir="ltr">{value}</code>
    </td>
  )
}

/** Each colour and shadow: its value in both schemes, how often the app uses it, and the CSS variable that has it. */
export function TokenTable({ changes }: { changes: TokenChanges }) {
  const isChanged = (token: Token) =>
    Boolean(changes.light?.[token] ?? changes.dark?.[token]) || undefined
  return (
    <Table aria-label="الرموز">
      <thead>
        <tr>
          {['الرمز', HEADS.light, HEADS.dark, 'الاستعمال', 'متغيّر CSS'].map((head) => (
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
            <td>{plural(uses[token] ?? 0, USES)}</td>
            <td>
              <code dir="ltr">
                <span>{PREFIX}</span>
                <wbr />
                <span>{token}</span>
              </code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
