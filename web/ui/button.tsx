import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import css from './button.module.css';

interface Look {
  readonly look?: 'primary' | 'quiet' | 'plain';
  readonly size?: 'small' | 'medium' | 'large';
}

const classOf = ({ look = 'primary', size = 'medium' }: Look, extra?: string) =>
  [css.button, css[look], size === 'medium' ? '' : css[size], extra].filter(Boolean).join(' ');

/** A button; `type` defaults to `button`, so that it never submits a form by accident. */
export const Button = ({
  look,
  size,
  className,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={classOf({ look, size }, className)} {...rest} />
);

export const ButtonLink = ({ look, size, className, ...rest }: Look & LinkProps) => (
  <Link className={classOf({ look, size }, className)} {...rest} />
);
