import { linkOptions } from '@tanstack/react-router'
import { CurationPage } from './CurationPage'
import { channelKind, videoKind } from './videoKinds'

const preview = linkOptions({ to: '/youtube' })

type Props = { tab: string; onTabChange: (tab: string) => void }

/** Curation of the video-style page (Spec §2): trending videos and recommended channels. */
export function VideoCurationPage(props: Props) {
  return (
    <CurationPage
      {...props}
      title="الفيديو"
      preview={preview}
      items={videoKind}
      sources={channelKind}
    />
  )
}
