export const password: string;
