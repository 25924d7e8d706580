import { sampleSettings } from '@/content/settings'
import { formDrafts } from '@/lib/drafts'
import type { Reader } from '@/lib/reader'
import { savedActivity } from '@/saved/activity'
import { savedFollows } from '@/saved/follows'
import { savedInterests } from '@/saved/interests'
import { savedProfile } from '@/saved/profile'
import { savedSettings } from '@/saved/readerSettings'
import { rememberedLogin } from '@/saved/rememberedLogin'
import { savedArticleList } from '@/saved/savedArticles'
import type { ProfileDraft } from './profileSchema'

/**
 * Saves what was changed in the edit form; name, email, phone and picture are part of the settings (Spec §3).
 * Returns false if the browser cannot store everything: then it applies until the page is reloaded.
 */
export function saveProfile(changed: Partial<ProfileDraft>): boolean {
  const profile = savedProfile.get()
  const { interests, location = profile.location, bio = profile.bio, ...reader } = changed
  const results = [
    savedSettings.save({ ...savedSettings.get(), ...reader }),
    savedProfile.save({ ...profile, location, bio }),
    savedInterests.save(interests ?? savedInterests.get()),
  ]
  return results.every(Boolean)
}

/**
 * Saves a new reader's name and email after signup, and clears what the previous reader saved or typed,
 * except the interests: the dialog has just asked for them. Returns false like `saveProfile`.
 */
export function welcome({ name, email }: Pick<Reader, 'name' | 'email'>): boolean {
  for (const form of ['settings', 'profile'] as const) formDrafts.save(form, null)
  const results = [
    savedSettings.save({ ...sampleSettings, name, email, phone: '', avatar: '' }),
    savedProfile.save({ ...savedProfile.shipped(), location: '', bio: '' }),
    savedFollows.save(savedFollows.shipped()),
    savedArticleList.save(savedArticleList.shipped()),
    savedActivity.save([]),
    rememberedLogin.save(rememberedLogin.shipped()),
  ]
  return results.every(Boolean)
}
