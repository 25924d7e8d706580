import { styled } from '@mui/material/styles'
import { plural } from '@/lib/arabic'
import { RESULTS } from '@/lib/nouns'
import { size, weight } from '@/ui/theme/tokens'
import { groupDescriptions } from './resultGroups'
import type { GroupId } from './searchAddress'

const Line = styled('p')(({ theme }) => ({
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t14,
  // Without a count, too: it moves nothing when it comes.
  marginBlockStart: 12,
  minBlockSize: '1.7em',
  '& b': { color: theme.vars.palette.tokens.ink, fontWeight: weight.card },
}))

/** «في أي قسم» after «لا», «في جميع الأقسام» after a count. */
function placeOf(kind: GroupId | undefined, count: number): string {
  if (kind) return groupDescriptions[kind].inSentence
  return count === 0 ? 'أي قسم' : 'جميع الأقسام'
}

type Props = {
  count: number
  kind: GroupId | undefined
  /** The element always stays in the page, so that a change of its content is announced. */
  isShown: boolean
}

/** «24 نتيجة في جميع الأقسام», announced politely when it changes. */
export function ResultCount({ count, kind, isShown }: Props) {
  const [figure, noun] = plural(count, RESULTS).split('\u00a0')
  return (
    <Line role="status">
      {isShown && (
        <>
          <b>{figure}</b>
          <span>{`${noun ? `\u00a0${noun}` : ''} في ${placeOf(kind, count)}.`}</span>
        </>
      )}
    </Line>
  )
}
