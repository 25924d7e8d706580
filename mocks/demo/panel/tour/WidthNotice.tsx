import { layoutOf } from '@mocks/demo/layoutOf'
import type { Tour } from '@mocks/demo/tour/recording'
import { styled } from '@mui/material/styles'
import { size } from '@/ui/theme/tokens'

const Note = styled('p')(({ theme }) => ({
  fontSize: size.t13,
  lineHeight: 1.6,
  color: theme.vars.palette.tokens.warn,
}))

/** Says that a tour was recorded on a screen of another kind: some of its controls may be elsewhere here. */
export function WidthNotice({ tour: { start } }: { tour: Tour }) {
  if (layoutOf(start.width) === layoutOf(innerWidth)) return null
  return (
    <Note>
      سُجّلت هذه الجولة على شاشة بعرض {start.width} بكسلًا، وعرض شاشتك {innerWidth}: تفتح القوائم
      المطوية حين تحتاج إليها، وقد لا تجد خطوة ما تضغطه.
    </Note>
  )
}
