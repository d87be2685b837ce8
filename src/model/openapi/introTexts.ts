import type { Translations } from '../../domain/text'

/** What the document says of itself. */
export const introTexts = {
  title: {
    es: 'Mostrador: la interfaz de programación',
    en: 'Mostrador: the programming interface',
    fr: 'Mostrador : l’interface de programmation',
    vi: 'Mostrador: giao diện lập trình',
    cn: 'Mostrador：编程接口',
    ar: 'Mostrador: واجهة البرمجة',
  },
  intro: {
    es: 'Cada recurso se lee y se escribe igual; lo que se puede depende del rol de quien pide.',
    en: 'Every resource is read and written alike; what is allowed depends on the role of who asks.',
    fr: 'Chaque ressource se lit et s’écrit de la même façon ; ce qui est permis dépend du rôle.',
    vi: 'Mọi tài nguyên được đọc và ghi như nhau; quyền phụ thuộc vào vai trò của người gọi.',
    cn: '所有资源的读写方式相同；权限取决于请求者的角色。',
    ar: 'تُقرأ كل الموارد وتُكتب بالطريقة نفسها؛ وما يُسمح به يتبع دور الطالب.',
  },
} as const satisfies Readonly<Record<string, Translations>>
