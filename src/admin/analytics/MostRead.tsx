import { styled } from '@mui/material/styles'
import { StoryTitle } from '@/admin/StoryTitle'
import { analyticsArticles } from '@/content/admin/analyticsContent'
import { formatNumber } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Panel } from '@/ui/theme/Panel'
import { muted13 } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const List = styled('ol')({
  paddingInline: 20,
  fontSize: size.t14,
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    paddingBlock: 10,
    lineHeight: 1.55,
  },
  '& li + li': { borderBlockStart: `1px solid ${colors.line}` },
  '& p': { fontWeight: weight.label },
  '& small': { display: 'block', ...muted13, fontWeight: weight.text },
})

const Rank = styled('span')({ color: colors.muted })

/** The most-read articles (Spec §2), with their view counts. */
export function MostRead() {
  return (
    <Panel title="الأكثر قراءة" wide>
      <List>
        {analyticsArticles.map(({ id, title, link, category, views }, index) => (
          <li key={id}>
            <Rank aria-hidden>{index + 1}</Rank>
            <p>
              <StoryTitle link={link}>{nbspAfterNumbers(title)}</StoryTitle>
              <small>{category}</small>
            </p>
            <b>
              <bdi>{formatNumber(views)}</bdi>
              <VisuallyHidden> مشاهدة</VisuallyHidden>
            </b>
          </li>
        ))}
      </List>
    </Panel>
  )
}
