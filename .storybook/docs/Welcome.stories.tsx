import { styled } from '@mui/material/styles'
import { entryAddress } from '#.storybook/board/Cell'
import { BrandMark } from '@/ui/theme/BrandMark'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import preview from '../preview'
import { followed } from '../toolbar'
import { doors } from './doors'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 24,
  marginBlockStart: 32,
})

const Column = styled('section')({
  borderBlockStart: `3px solid ${colors.ink}`,
  '& > h2': { fontSize: size.t22, marginBlock: '12px 4px' },
  '& > p': { color: colors.muted, fontSize: size.t14 },
})

const Door = styled('a')({
  display: 'block',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${colors.line}`,
  color: colors.muted,
  fontSize: size.t14,
  '& > b': {
    display: 'block',
    fontSize: size.t16,
    fontWeight: weight.card,
    color: colors.brand,
  },
  '&:hover': { textDecoration: 'none', '& > b': { textDecoration: 'underline' } },
})

const Hint = styled('p')({
  marginBlockStart: 32,
  padding: '12px 16px',
  borderRadius: radius.control,
  background: colors.sunken,
  fontSize: size.t14,
})

/** أهلًا */
const meta = preview.meta({ title: 'Welcome' })

/** The first page: five doors for each of those who use Storybook. */
export const Welcome = meta.story({
  render: (_, { globals }) => (
    <>
      <BrandMark size="large" withName />
      <h1 style={{ marginBlockStart: 24 }}>كل شاشة وكل جزء، في كل حال</h1>
      <p style={{ maxInlineSize: '65ch' }}>
        هنا يُراجَع «مدار» بلا خادم ولا حساب: ما تراه هو البرنامج نفسه. اختر بابك، أو ابحث في الشريط
        الجانبي بما تريد وحاله: «رسائل فارغة»، «user dialog error».
      </p>
      <Columns>
        {doors.map(({ who, why, list }) => (
          <Column key={who} aria-label={who}>
            <h2>{who}</h2>
            <p>{why}</p>
            <ul>
              {list.map(({ entry, title, text }) => (
                <li key={entry}>
                  {/* A link to another entry is a new start: it has what was chosen. */}
                  <Door
                    href={entryAddress(entry, {
                      ...followed(globals),
                      theme: String(globals.theme),
                    })}
                    target="_top"
                  >
                    <b>{title}</b>
                    {text}
                  </Door>
                </li>
              ))}
            </ul>
          </Column>
        ))}
      </Columns>
      <Hint>
        في أعلى الصفحة أدوات: المظهر (أو المظهران معًا)، وظروف القارئ (التباين والنص الكبير والطويل)،
        ومقاس الشاشة، والأداة تحت المؤشر أو في التركيز. تعمل في كل قصة. صفحات المنتج والمطورين
        واختباراتهم تظهر من مرشّح الشريط الجانبي: أزل استبعاد <bdi>developer</bdi>.
      </Hint>
    </>
  ),
})
