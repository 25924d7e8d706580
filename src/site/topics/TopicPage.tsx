import type { TopicPage as Page } from '@/content/categoryCard'
import type { Topic } from '@/content/topics'
import { NewsPage } from '@/site/cards/NewsPage'

type Props = {
  topic: Topic
  page: Page
  /** the id of the card that the address names (D-9b) */
  target?: string | undefined
}

/** The topic pages (Spec §2): one screen for eight data files, with the categories that editors have saved (D-34). */
export function TopicPage({ topic: { slug, name }, page, target }: Props) {
  return (
    <NewsPage
      masthead={{
        crumbs: [{ label: name }],
        title: page.title,
        topic: slug,
        follow: { kind: 'section', id: slug },
      }}
      page={slug}
      cards={page.cards}
      colours={{ topic: slug }}
      target={target}
      offer={page.offer}
      isEdited
    />
  )
}
