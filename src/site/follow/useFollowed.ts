import { useState } from 'react'

/**
 * The ids followed on this page, lost on reload. `announcement` describes the last change, for a
 * live region.
 */
export function useFollowed() {
  const [followed, setFollowed] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')

  function toggle(id: string, announcements: { on: string; off: string }) {
    const isFollowed = !followed.has(id)
    const next = new Set(followed)
    if (isFollowed) next.add(id)
    else next.delete(id)
    setFollowed(next)
    setAnnouncement(isFollowed ? announcements.on : announcements.off)
  }

  return { isFollowed: (id: string) => followed.has(id), toggle, announcement }
}
