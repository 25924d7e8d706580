import { styled } from '@mui/material/styles'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { Picture } from '@/ui/news/Picture'
import { colors, down, size, up, weight } from '@/ui/theme/tokens'

const Grid = styled('div')({
  display: 'grid',
  gap: '28px 32px',
  [up.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const Card = styled('section')({
  minInlineSize: 0,
  '& h2': { marginBlockStart: 12, fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5 },
  '& p': { color: colors.muted, fontSize: size.t14 },
  // On phones the picture is as small as in a list of headlines.
  [down.md]: {
    display: 'grid',
    gridTemplate: 'auto 1fr / minmax(0, 1fr) 5.5rem',
    columnGap: 16,
    '& > .picture': { gridArea: '1 / 2 / span 2', aspectRatio: '4 / 3 !important' },
    '& h2': { marginBlockStart: 0 },
  },
})

/** Six placeholders, the number in the specification. */
const PLACEHOLDERS = [
  ['columns', 'أهم الأخبار', 'أول ما يقرؤه من يفتح هذه الفئة.'],
  ['street', 'آخر ما وصل', 'العناوين بترتيب وصولها، ومع كل عنوان مصدره ووقته.'],
  ['library', 'تقارير وملفات', 'قراءة أطول لموضوع واحد من كل جوانبه.'],
  ['screen', 'بالصورة والصوت', 'مقاطع قصيرة وحوارات مما يُنشر في هذه الفئة.'],
  ['exchange', 'أرقام اليوم', 'رسم صغير أو جدول يلخص ما تغيّر منذ أمس.'],
  ['studio', 'آراء القراء', 'أسئلة تصل إلينا وردود المحررين عليها.'],
] as const

/** `/category/{name}` for a name that is no section (Spec §2): breadcrumb, title, six placeholder cards. */
export function CategoryPage({ name, title }: { name: string; title: string }) {
  return (
    <>
      <PageHeader crumbs={[{ label: name }]} title={title} intro="لم تُربط بهذه الفئة مصادر بعد." />
      <Grid>
        {PLACEHOLDERS.map(([glyph, heading, text]) => (
          <Card key={glyph} aria-label={heading}>
            <Picture className="picture" topic="default" glyph={glyph} width={400} height={225} />
            <h2>{heading}</h2>
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </>
  )
}
