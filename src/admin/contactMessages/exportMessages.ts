import { type ExportField, exportData, yesOrNo } from '@/admin/export/exportData'
import type { ContactMessage } from '@/api/contactMessages'
import { STATUS_NAMES } from '@/content/admin/kindNames'

/** Every field of a message, in the order of the columns. */
const FIELDS: Record<keyof ContactMessage, ExportField<ContactMessage>> = {
  id: ['الرقم', ({ id }) => id],
  name: ['المرسل', ({ name }) => name],
  email: ['البريد', ({ email }) => email],
  category: ['نوع الاستفسار', ({ category }) => category],
  subject: ['الموضوع', ({ subject }) => subject],
  message: ['الرسالة', ({ message }) => message],
  status: ['الحالة', ({ status }) => STATUS_NAMES[status]],
  isResolved: ['محلولة', ({ isResolved }) => yesOrNo(isResolved)],
  createdAt: ['التاريخ', ({ createdAt }) => createdAt],
  adminNotes: ['ملاحظات الإدارة', ({ adminNotes }) => adminNotes],
}

export const exportMessages = (messages: readonly ContactMessage[]) =>
  exportData('messages', Object.values(FIELDS), messages)
