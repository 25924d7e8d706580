import { styled } from '@mui/material/styles'
import { plural } from '@/lib/arabic'
import { RESULTS } from '@/lib/nouns'
import { Answer } from '@/ui/states/Answer'
import { colors, size, weight } from '@/ui/theme/tokens'
import { groupDescriptions } from './resultGroups'
import type { GroupId } from './searchAddress'
import type { SearchEngine } from './searchEngine'

const Line = styled(Answer)({
  color: colors.muted,
  fontSize: size.t14,
  // The line has its height without a count, too, so that nothing moves when the count is shown.
  marginBlockStart: 12,
  minBlockSize: '1.7em',
  '& b': { color: colors.ink, fontWeight: weight.card },
})

/** «في أي قسم» after «لا», «في جميع الأقسام» after a count. */
function sectionsText({ kind, count, engine }: Props): string {
  if (engine?.isPartial) return 'ما وصل'
  if (kind) return groupDescriptions[kind].inSentence
  return count === 0 ? 'أي قسم' : 'جميع الأقسام'
}

type Props = {
  count: number
  kind: GroupId | undefined
  query: string
  /** what has counted, or null. The element always stays in the page, so that a change of its content is announced. */
  engine: SearchEngine | null
}

/** «24 نتيجة في جميع الأقسام», announced politely after each search. */
export function ResultCount(props: Props) {
  const [figure, noun] = plural(props.count, RESULTS).split('\u00a0')
  return (
    <Line to={[props.query, props.kind]}>
      {props.engine && (
        <>
          <b>{figure}</b>
          <span>{`${noun ? `\u00a0${noun}` : ''} في ${sectionsText(props)}.`}</span>
        </>
      )}
    </Line>
  )
}
