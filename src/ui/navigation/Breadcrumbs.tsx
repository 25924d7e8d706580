import { styled } from '@mui/material/styles'
import { ChevronForward, Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { inlineRow, inRows, muted14 } from '@/ui/theme/surface'
import { colors, down } from '@/ui/theme/tokens'
import { AppLink, type RouteLink } from './links'

export type Crumb = { label: string; link?: RouteLink }

const HOME: Crumb = { label: 'الرئيسية', link: { to: '/' } }

const List = styled('ol')({
  ...inRows,
  columnGap: 4,
  marginBlockEnd: 8,
  ...muted14,
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: 4, minInlineSize: 0 },
  // On phones only the way back.
  [down.sm]: {
    marginBlock: '-16px 8px',
    '& > li:not(:nth-last-of-type(2)), & > li > svg': { display: 'none' },
    '& a::before': {
      content: '""',
      inlineSize: '0.45rem',
      blockSize: '0.45rem',
      marginInlineEnd: 6,
      border: 'solid currentColor',
      borderBlockWidth: '1.75px 0',
      borderInlineWidth: '1.75px 0',
      rotate: '45deg',
    },
  },
})

const CrumbLink = styled(AppLink)({
  ...inlineRow,
  minBlockSize: '1.75rem',
  color: 'inherit',
  '@media (hover: hover)': { '&:hover': { color: colors.brand } },
}) as typeof AppLink

/**
 * The path from the front page to this page; `items` follow the front page, and the last of them is this page and not a link. The same elements carry
 * the structured data (schema.org BreadcrumbList, as microdata), so that both always agree.
 */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="مسار التنقل">
      <List itemScope itemType="https://schema.org/BreadcrumbList">
        {[HOME, ...items].map(({ label, link }, index) => {
          const isHere = index === items.length
          return (
            <li
              key={label}
              itemProp="itemListElement"
              itemScope
              itemType="https://schema.org/ListItem"
            >
              {index > 0 && <Icon icon={ChevronForward} size="small" />}
              {link && !isHere ? (
                <CrumbLink {...link} itemProp="item">
                  <bdi itemProp="name">{inHtml(label)}</bdi>
                </CrumbLink>
              ) : (
                <bdi itemProp="name" {...(isHere && { 'aria-current': 'page' as const })}>
                  {inHtml(label)}
                </bdi>
              )}
              <meta itemProp="position" content={String(index + 1)} />
            </li>
          )
        })}
      </List>
    </nav>
  )
}
