import { useEffect } from 'react';

/**
 * Lets sections rise once as they come into view. Only what is below the screen when scripts arrive ever waits, so
 * nothing is hidden without scripts, from crawlers, on paper or with reduced motion.
 */
export const useReveal = (): void => {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
      (section) => section.getBoundingClientRect().top > innerHeight,
    );
    const show = (section: Element) => section.setAttribute('data-reveal', 'shown');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          show(target);
          observer.unobserve(target);
        }
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    const showAll = () => below.forEach(show);
    for (const section of below) {
      section.setAttribute('data-reveal', 'waiting');
      observer.observe(section);
    }
    addEventListener('beforeprint', showAll);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', showAll);
      showAll();
    };
  }, []);
};
