import { useState } from 'react'
import { savedFollows } from '@/saved/reader'
import { toast } from '@/ui/toast/toast'
import { useStore } from '@/ui/useStore'

/**
 * The ids that the reader follows, saved in this browser. `announcement` describes the last change, for a
 * live region.
 */
export function useFollowed() {
  const followed = useStore(savedFollows, savedFollows.shipped)
  const [announcement, setAnnouncement] = useState('')

  function toggle(id: string, announcements: { on: string; off: string }) {
    const others = savedFollows.get().filter((one) => one !== id)
    const isFollowed = !followed.includes(id)
    if (!savedFollows.save(isFollowed ? [...others, id] : others)) void showNotStored()
    setAnnouncement(isFollowed ? announcements.on : announcements.off)
  }

  return { isFollowed: (id: string) => followed.includes(id), toggle, announcement }
}

/** Imported only then: public pages have no other use for the text. */
const showNotStored = async () => toast.error((await import('@/ui/toast/notStored')).NOT_STORED)
