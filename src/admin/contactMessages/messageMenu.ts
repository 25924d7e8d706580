import type { AnyRouter } from '@tanstack/react-router'
import { Check, CheckCheck, Link2, type LucideIcon, Mail, MailOpen, Reply } from 'lucide-react'
import { copyLink } from '@/admin/copyLink'
import type { ContactMessage } from '@/api/contactMessages'
import type { MenuAction } from '@/ui/menu/ActionMenuPopup'
import { ACTION_LABEL, type MessageAction, offeredActions, type RowActions } from './messageActions'
import { canReply } from './messageDrafts'
import type { ChangeMessage } from './useMessageChange'

type Options = RowActions & {
  message: ContactMessage
  change: ChangeMessage
  /** an action on it is in progress */
  isBusy: boolean
  router: AnyRouter
}

/** What can be done with a message; what is not possible now is disabled (Spec §4). Loaded when a menu is opened. */
export function messageMenu(options: Options): MenuAction[] {
  const { message, isBusy, change, onView, onReply, router } = options
  const offered = offeredActions(message)
  const command = (action: MessageAction, icon: LucideIcon): MenuAction => ({
    label: ACTION_LABEL[action],
    icon,
    disabled: isBusy || !offered.has(action),
    onSelect: () => void change(action, message),
  })
  const link = { to: '/admin/contact-messages', search: { message: String(message.id) } } as const
  return [
    { label: 'فتح الرسالة', icon: Mail, onSelect: () => onView(message) },
    {
      label: ACTION_LABEL.reply,
      icon: Reply,
      disabled: isBusy || !canReply(message),
      onSelect: () => onReply(message),
    },
    command('read', MailOpen),
    command('replied', CheckCheck),
    command('resolved', Check),
    {
      label: 'نسخ رابط الرسالة',
      icon: Link2,
      onSelect: () => void copyLink(router, link, 'نُسخ رابط الرسالة.'),
    },
  ]
}
