/** `story/…` or `docs/…`, as `entryAddress` takes it; the title; the text */
type Door = readonly [entry: string, title: string, text: string]

/** The doors of the first page, five for each reader. `tests/built/storybook.spec.ts` checks that each one opens. */
export const doors: readonly { who: string; why: string; list: readonly Door[] }[] = [
  {
    who: 'للمصمم',
    why: 'قارن، وقس، واعتمد.',
    list: [
      [
        'story/public-home--board',
        'لوحات الشاشات',
        'الرئيسية في كل حال وعرض ومظهر، ولكل شاشة لوحة',
      ],
      [
        'story/parts-form-textfield--board',
        'لوحات الأجزاء',
        'حقل النص في كل حال ومظهر، ولكل جزء لوحة',
      ],
      ['story/foundations-tokens--colours', 'رموز التصميم', 'القيم والتباين، وجرّب ملف ألوانك هنا'],
      ['docs/foundations-reviewing--docs', 'كيف تراجع تغييرًا', 'الصور قبل وبعد، جنبًا إلى جنب'],
      [
        'docs/foundations-visual-language--docs',
        'اللغة البصرية',
        'المبادئ والألوان والخط والمسافات',
      ],
    ],
  },
  {
    who: 'لصاحب المنتج',
    why: 'جرّب ما يفعله القارئ والمحرر.',
    list: [
      ['story/public-search--results', 'البحث', 'كلمة واحدة، ونتائجها من كل أقسام الصحيفة'],
      ['story/admin-contactmessages--normal', 'رسائل التواصل', 'ما كتبه القراء، وما فعله المحررون'],
      ['docs/product-showing-the-demo--docs', 'عرض النسخة التجريبية', 'مواقف جاهزة وجولات وروابط'],
      ['docs/product-§2-screens-and-routes--docs', 'الشاشات والعناوين', 'عنوان كل شاشة وأين تُبنى'],
      ['docs/product-readings--docs', 'كيف قرأنا المواصفات', 'ما حُسم حيث تحتمل قراءتين'],
    ],
  },
  {
    who: 'للمطور',
    why: 'من الفكرة إلى الشيفرة.',
    list: [
      ['docs/developers-architecture--docs', 'البنية', 'أين تسكن كل قطعة، وكيف تسير البيانات'],
      ['docs/developers-how-to-add-a-screen--docs', 'إضافة شاشة', 'سبع خطوات، وأمر يكتب أكثرها'],
      ['docs/developers-adding-a-resource--docs', 'إضافة مورد', 'نداء جديد من العقد إلى الشاشة'],
      ['docs/developers-glossary--docs', 'المسرد', 'كلمات المشروع ومعانيها'],
      [
        'docs/developers-decisions-adr-7-a-first-visit-on-a-phone--docs',
        'الزيارة الأولى',
        'ما تحمّله كل شاشة قبل أن تستجيب، وحدوده',
      ],
    ],
  },
]
