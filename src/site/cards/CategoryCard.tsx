import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { CategoryCard as Card } from '@/content/categoryCard'
import { SHOWN_HEADLINES } from '@/content/categoryCard'
import { storyLink } from '@/content/headline'
import { plural, withArticle } from '@/lib/arabic'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { SourceName } from '@/site/follow/SourceName'
import { Age } from '@/ui/Age'
import { Icon } from '@/ui/icons'
import { CardItem } from '@/ui/sectionCard/CardItem'
import { moreStyles } from '@/ui/sectionCard/moreStyles'
import { liftOnHover, surface } from '@/ui/surface'
import { size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useOpenCard } from './openCards'

const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  scrollMarginBlockStart: 16,
  ...surface(theme),
  '&:has([data-arrival])': { borderColor: theme.vars.palette.tokens.brand },
  ...liftOnHover(theme),
  '& h2': {
    scrollMarginBlockStart: 200,
    fontSize: size.t18,
    fontWeight: weight.title,
    lineHeight: 1.5,
  },
  '& .description': {
    marginBlockStart: 2,
    color: theme.vars.palette.tokens.muted,
    fontSize: size.t14,
    lineHeight: 1.6,
  },
}))

/** The texts beside or below the picture or icon of a card. */
const Words = styled('div')({ minInlineSize: 0 })

const List = styled('ul')(({ theme }) => ({
  flex: 1,
  paddingInline: 16,
  '& > li': { paddingBlock: 12, borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
}))

const Foot = styled('div')({ padding: '0 16px 8px' })

const More = styled('button')(({ theme }) => moreStyles(theme))

const added = (count: number) =>
  plural(count, {
    one: 'عنوان واحد آخر',
    two: 'عنوانان آخران',
    few: 'عناوين أخرى',
    many: 'عنوانًا آخر',
    other: 'عنوان آخر',
  })

type Props = {
  /** the content file of the page, which begins the ids of its stories */
  page: string
  card: Card
  /** the address names this card: it is marked, fully open, and focused on arrival (D-9b) */
  isTarget: boolean
  /** renders the card's header around its texts: with a picture or an icon tile */
  head: (words: ReactNode) => ReactNode
}

/**
 * A card of a topic or country page (Spec §2): three headlines, and a button that shows the rest.
 */
export function CategoryCard({ page, card, isTarget, head }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useOpenCard(`${page}/${card.id}`, isTarget)
  const firstNew = useRef<HTMLHeadingElement>(null)
  const rest = card.articles.length - SHOWN_HEADLINES
  const shown = isOpen ? card.articles : card.articles.slice(0, SHOWN_HEADLINES)

  function toggle() {
    flushSync(() => setIsOpen(!isOpen))
    if (!isOpen) firstNew.current?.focus()
  }

  return (
    <Root aria-labelledby={id} data-card={`${page}/${card.id}`}>
      {head(
        <Words>
          <h2 id={id} {...(isTarget && { 'data-arrival': '', tabIndex: -1 })}>
            {card.nameAr}
          </h2>
          <p className="description">{card.description}</p>
        </Words>,
      )}
      <List>
        {shown.map(({ title, source, ageMinutes }, index) => (
          <CardItem
            key={title}
            title={nbspAfterNumbers(title)}
            meta={[
              <SourceName key="source" name={source} />,
              <Age key="age" minutes={ageMinutes} />,
            ]}
            link={storyLink(page, card.id, index)}
            headingRef={index === SHOWN_HEADLINES ? firstNew : undefined}
          />
        ))}
      </List>
      {rest > 0 && (
        <Foot>
          <More type="button" onClick={toggle}>
            <span>{isOpen ? 'عرض أقل' : 'عرض المزيد'}</span>
            <VisuallyHidden>{` من ${withArticle(card.nameAr)}`}</VisuallyHidden>
            <Icon icon={isOpen ? ChevronUp : ChevronDown} size="small" />
          </More>
          <VisuallyHidden role="status">
            {isOpen && !isTarget && `${added(rest)} من ${withArticle(card.nameAr)}`}
          </VisuallyHidden>
        </Foot>
      )}
    </Root>
  )
}
