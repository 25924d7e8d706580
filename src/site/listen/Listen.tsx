import Button from '@mui/material/Button'
import { Headphones, Square } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { arabicVoice } from './arabicVoice'
import { passagesOf } from './passages'
import { listen, listening, stopListening } from './speaker'

type Props = {
  /** whose reading this button starts and ends: the page, or the sheet */
  owner: string
  label: string
  find: () => Iterable<Element>
}

/** Whether `owner` reads now. */
export const useIsListening = (owner: string): boolean =>
  useStore(listening, () => null)?.owner === owner

/**
 * The button that reads a part of the page aloud, or ends that; nothing where the browser has no Arabic voice. Its `key` is
 * what is read: when another page or story is shown, the reading ends.
 */
export function Listen({ owner, label, find }: Props) {
  const voice = useStore(arabicVoice, () => null)
  const isOn = useIsListening(owner)
  useEffect(() => () => stopListening(owner), [owner])
  if (!voice) return null
  return (
    <Button
      size="small"
      startIcon={<Icon icon={isOn ? Square : Headphones} size="small" />}
      onClick={() => (isOn ? stopListening(owner) : listen(owner, passagesOf(find())))}
    >
      <span>{isOn ? 'إنهاء الاستماع' : label}</span>
    </Button>
  )
}
