export { money } from '#shared/domain/money.ts';
