import { Bookmark, BookmarkCheck } from 'lucide-react'
import { linkOfStory } from '@/content/headline'
import { SHOWN_SAVED } from '@/content/savedArticles'
import { plural } from '@/lib/arabic'
import { formatCalendarDay } from '@/lib/dates'
import { quoted } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { ARTICLES } from '@/lib/nouns'
import { savedArticleList } from '@/saved/savedArticles'
import { AccountSection, Rows } from '@/site/account/accountParts'
import { useRowRemoval } from '@/site/account/useRowRemoval'
import { useRest } from '@/site/cards/useRest'
import { IconAction } from '@/ui/navigation/IconAction'
import { ButtonLink } from '@/ui/navigation/links'
import { Headline, Item } from '@/ui/sectionCard/itemStyles'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { EmptyState } from '@/ui/states/EmptyState'
import { useStore } from '@/ui/stores/useStore'

const MORE = 'عرض كل المحفوظات'

/** The saved articles (Spec §2, §9): three at most, and a button that shows the rest in place. */
export function SavedArticles() {
  const articles = useStore(savedArticleList)
  const { shown, firstNewAt, button } = useRest('profile/saved', articles, SHOWN_SAVED, MORE)
  const { list, remove } = useRowRemoval(savedArticleList, ({ story }) => story)

  return (
    <AccountSection
      title="مقالات محفوظة"
      note={
        shown.length < articles.length
          ? nbspAfterNumbers(`أحدث ${SHOWN_SAVED} من ${articles.length}`)
          : articles.length > 0 && plural(articles.length, ARTICLES)
      }
    >
      <div ref={list}>
        {articles.length === 0 && (
          <EmptyState
            icon={Bookmark}
            headingLevel={3}
            title="لا مقالات محفوظة"
            text="ما تحفظه لتقرأه لاحقًا يظهر هنا."
            action={
              <ButtonLink to="/" size="small">
                تصفّح الأخبار
              </ButtonLink>
            }
          />
        )}
        <Rows>
          {shown.map((article, index) => (
            <li key={article.story}>
              <Item className="grow">
                <Headline link={linkOfStory(article.story)} headingRef={firstNewAt(index)}>
                  {nbspAfterNumbers(article.title)}
                </Headline>
                <MetaLine
                  items={[
                    article.category,
                    article.source,
                    <time key="date" dateTime={article.date}>
                      {nbspAfterNumbers(formatCalendarDay(article.date))}
                    </time>,
                  ]}
                />
              </Item>
              <IconAction
                label={`إزالة ${quoted(article.title)} من المحفوظات`}
                hint="إزالة من المحفوظات"
                icon={BookmarkCheck}
                size="small"
                onClick={() => remove(article, index, 'أُزيل من محفوظاتك.')}
              />
            </li>
          ))}
        </Rows>
      </div>
      {button}
    </AccountSection>
  )
}
