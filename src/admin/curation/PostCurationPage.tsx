import { linkOptions } from '@tanstack/react-router'
import { CurationPage } from './CurationPage'
import { profileKind, tweetKind } from './postKinds'

const preview = linkOptions({ to: '/twitter' })

type Props = { tab: string; onTabChange: (tab: string) => void }

/** Curation of the social-style page (Spec §2): trending posts and recommended profiles. */
export function PostCurationPage(props: Props) {
  return (
    <CurationPage
      {...props}
      title="المنشورات"
      preview={preview}
      items={tweetKind}
      sources={profileKind}
    />
  )
}
