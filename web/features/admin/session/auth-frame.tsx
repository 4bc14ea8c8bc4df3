import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import css from './auth-frame.module.css';

/** The quiet page around setup and login. */
export const AuthFrame = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <main id="main" className={css.page}>
    <div className={css.card}>
      <p className={css.brand}>{brand.name}</p>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      {children}
    </div>
  </main>
);
