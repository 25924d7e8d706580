import { styled } from '@mui/material/styles'
import type { ParentSection } from '@/content/admin/parentSections'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { size } from '@/ui/theme/tokens'

const Emoji = styled('span')({
  flex: 'none',
  inlineSize: '1.5rem',
  textAlign: 'center',
  fontSize: size.t18,
  lineHeight: 1,
})

/** The emoji of a section, or the flag of its country as an SVG, which every system can display. Decorative. */
export function SectionIcon({ icon, code }: Pick<ParentSection, 'icon' | 'code'>) {
  return code ? <CountryFlag code={code} /> : <Emoji aria-hidden>{icon}</Emoji>
}
