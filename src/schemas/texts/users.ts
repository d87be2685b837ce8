/** What users say beside their labels. */
export const userTexts = {
  foreignCompany: {
    es: 'Elija una empresa en la que usted trabaje',
    en: 'Choose a company you work in',
    fr: 'Choisissez une société dans laquelle vous travaillez',
    vi: 'Hãy chọn công ty mà bạn làm việc',
    cn: '请选择您所在的公司',
    ar: 'اختر شركة تعمل فيها',
  },
  foreignCompanies: {
    es: 'Solo puede asignar las empresas en las que usted trabaja',
    en: 'You can assign only companies you work in',
    fr: 'Vous ne pouvez attribuer que les sociétés dans lesquelles vous travaillez',
    vi: 'Bạn chỉ có thể gán các công ty mà bạn làm việc',
    cn: '您只能分配自己所在的公司',
    ar: 'يمكنك إسناد الشركات التي تعمل فيها فقط',
  },
  groupOnly: {
    es: 'Solo un administrador del grupo puede asignar este rol',
    en: 'Only a group administrator can assign this role',
    fr: 'Seul un administrateur du groupe peut attribuer ce rôle',
    vi: 'Chỉ quản trị viên tập đoàn mới có thể gán vai trò này',
    cn: '只有集团管理员可以分配此角色',
    ar: 'يمكن لمدير المجموعة وحده إسناد هذا الدور',
  },
} as const
