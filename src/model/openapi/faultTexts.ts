import type { Translations } from '../../domain/text'

/** What the document says of what broke, and of what is not there. */
export const faultTexts = {
  fault: {
    es: 'Anotar lo que falló en un navegador',
    en: 'Write down what broke in a browser',
    fr: 'Noter ce qui a échoué dans un navigateur',
    vi: 'Ghi lại lỗi xảy ra trong trình duyệt',
    cn: '记录浏览器中发生的故障',
    ar: 'تدوين ما تعطل في المتصفح',
  },
  notFound: {
    es: 'No existe; si se borró, quién lo hizo y cuándo, para quien podía leerlo',
    en: 'Not found; if it was deleted, by whom and when, for readers who could see it',
    fr: 'Introuvable ; s’il a été supprimé, par qui et quand, pour qui pouvait le lire',
    vi: 'Không tìm thấy; nếu đã xóa thì cho biết ai xóa và khi nào, với người từng được xem',
    cn: '未找到；如已删除，向曾有权查看者说明由谁、何时删除',
    ar: 'غير موجود؛ وإن حُذف، فمن حذفه ومتى، لمن كان يمكنه قراءته',
  },
} satisfies Record<string, Translations>
