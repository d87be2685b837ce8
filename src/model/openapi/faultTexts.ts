import type { Translations } from '../../domain/text'

/** What the document says of what broke. */
export const faultTexts = {
  fault: {
    es: 'Anotar lo que falló en un navegador',
    en: 'Write down what broke in a browser',
    fr: 'Noter ce qui a échoué dans un navigateur',
    vi: 'Ghi lại lỗi xảy ra trong trình duyệt',
    cn: '记录浏览器中发生的故障',
    ar: 'تدوين ما تعطل في المتصفح',
  },
} satisfies Record<string, Translations>
