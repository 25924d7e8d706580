import { type ConfirmOptions, confirm } from '@/ui/confirm/confirm'
import { setPanel } from './panelState'

/** Asks a question of the panel, in front of it. */
export async function ask(question: ConfirmOptions): Promise<boolean> {
  setPanel({ isAsking: true })
  try {
    return await confirm(question)
  } finally {
    setPanel({ isAsking: false })
  }
}
