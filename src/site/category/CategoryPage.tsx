import { styled } from '@mui/material/styles'
import { CardGrid } from '@/site/cards/CardGrid'
import { PageHeader } from '@/ui/PageHeader'
import { Picture } from '@/ui/Picture'
import { surface } from '@/ui/surface'
import { size, weight } from '@/ui/theme/tokens'

const Card = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  minInlineSize: 0,
  ...surface(theme),
  '& .picture': { borderRadius: 0 },
  '& div': { display: 'grid', gap: 4, padding: '16px 16px 20px' },
  '& h2': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5 },
  '& p': { color: theme.vars.palette.tokens.muted, fontSize: size.t14 },
}))

/** Six placeholders, the number in the specification. */
const PLACEHOLDERS = [
  ['newspaper', 'أهم الأخبار', 'أول ما يقرؤه من يفتح هذه الفئة.'],
  ['clock', 'آخر ما وصل', 'العناوين بترتيب وصولها، ومع كل عنوان مصدره ووقته.'],
  ['file-text', 'تقارير وملفات', 'قراءة أطول لموضوع واحد من كل جوانبه.'],
  ['video', 'بالصورة والصوت', 'مقاطع قصيرة وحوارات مما يُنشر في هذه الفئة.'],
  ['chart-line', 'أرقام اليوم', 'رسم صغير أو جدول يلخص ما تغيّر منذ أمس.'],
  ['message-circle', 'آراء القراء', 'أسئلة تصل إلينا وردود المحررين عليها.'],
] as const

/**
 * `/category/{name}` for a name that is no section (Spec §2): breadcrumb, title, six placeholder
 * cards.
 */
export function CategoryPage({ name, title }: { name: string; title: string }) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: { to: '/' } }, { label: name }]}
        title={<bdi>{title}</bdi>}
        intro="لم تُربط بهذه الفئة مصادر بعد."
      />
      <CardGrid
        cards={PLACEHOLDERS.map(([glyph, heading, text], index) => (
          <Card key={glyph} aria-label={heading}>
            <Picture
              className="picture"
              topic="default"
              glyph={glyph}
              tone={((index * 2) % 3) as 0 | 1 | 2}
              width={400}
              height={225}
            />
            <div>
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          </Card>
        ))}
      />
    </>
  )
}
