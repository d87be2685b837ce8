import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: 'Đã nộp {{done}} trên {{total}}',
  approved: '{{approved}} đã kiểm tra và duyệt',
  allApproved: 'Tất cả giấy tờ đã được duyệt',
  changed: 'Giấy tờ này đã thay đổi. Các thao tác có thể làm đã được đọc lại.',
}
