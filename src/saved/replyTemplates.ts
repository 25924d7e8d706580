import * as z from 'zod/mini'
import { savedList, text } from './shapes'

/** A text that editors answer messages with; the name and the subject of the message replace `{الاسم}` and `{الموضوع}`. */
export type ReplyTemplate = z.infer<typeof template>
const template = z.object({ id: text, name: text, text })

const SHIPPED: readonly ReplyTemplate[] = [
  {
    id: 'thanks',
    name: 'شكر',
    text: 'مرحبًا {الاسم}،\n\nشكرًا لرسالتك عن «{الموضوع}». قرأها فريق التحرير، وسنأخذ بها في عملنا.\n\nفريق مدار',
  },
  {
    id: 'correction',
    name: 'تصحيح',
    text: 'مرحبًا {الاسم}،\n\nشكرًا لتنبيهك. راجعنا ما ذكرته في «{الموضوع}» وصحّحناه في الموقع.\n\nفريق مدار',
  },
  {
    id: 'details',
    name: 'طلب تفاصيل',
    text: 'مرحبًا {الاسم}،\n\nوصلتنا رسالتك عن «{الموضوع}». نحتاج إلى تفاصيل أكثر: رابط الصفحة، والجهاز، وما ظهر لك.\n\nفريق مدار',
  },
  {
    id: 'decline',
    name: 'اعتذار',
    text: 'مرحبًا {الاسم}،\n\nشكرًا لاقتراحك في «{الموضوع}». لا نستطيع تنفيذه الآن، وحفظناه للمراجعة القادمة.\n\nفريق مدار',
  },
  {
    id: 'greeting',
    name: 'تحية',
    text: 'مرحبًا {الاسم}،\n\nوصلتنا رسالتك عن «{الموضوع}».\n\nفريق مدار',
  },
]

/** The templates in their order; editors: the messages of `/admin/contact-messages`. */
export const savedReplyTemplates = savedList('replyTemplates', template, SHIPPED)

/** The text of a template for one message. What a visitor wrote is inserted once and not searched again. */
export const filledTemplate = (text: string, message: { name: string; subject: string }): string =>
  text.replace(/\{(الاسم|الموضوع)\}/g, (_, part) =>
    part === 'الاسم' ? message.name : message.subject,
  )
